// @vitest-environment node
// What a gateway stores in the Redis that it shares with others.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, letterhead } from '../../mail/family.ts';
import { openGateway, until } from '../gateway.ts';
import { challengeOf, solved } from '../proof.ts';

/** A server that answers like an empty Redis and records every command as its words. */
async function openRecorder() {
  const commands: string[][] = [];
  const server = createServer((socket) => {
    let received = '';
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received += data.toString('latin1');
      for (;;) {
        const [head = '', count] = /^\*(\d+)\r\n/.exec(received) ?? [];
        if (count === undefined) return;
        const words: string[] = [];
        let at = head.length;
        while (words.length < Number(count)) {
          const [sizeLine = '', size] = /^\$(\d+)\r\n/.exec(received.slice(at)) ?? [];
          const end = at + sizeLine.length + Number(size);
          if (size === undefined || received.length < end + 2) return;
          words.push(received.slice(at + sizeLine.length, end));
          at = end + 2;
        }
        received = received.slice(at);
        commands.push(words);
        socket.write(words[0]?.toLowerCase() === 'info' ? '$0\r\n\r\n' : '$-1\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { commands, url: new URL(`redis://:password@127.0.0.1:${port}`) };
}

test('a shared Redis gets digests only: no address of a visitor or a family', async () => {
  const { commands, url } = await openRecorder();
  // Half of one letter is more than one may send before the spam check is asked for, so that every kind of name is seen.
  const gateway = await openGateway({ redis: url, config: { RATE_ALL: 1 } });
  await until(async () => expect((await gateway.app.inject('/api/health')).json()).toMatchObject({ redis: 'ok' }));
  const visitor = '2001:db8:1:2::7';
  const proof = await solved(await challengeOf(gateway.app));
  await gateway.app.inject({
    method: 'POST',
    url: '/api/sendEmail',
    remoteAddress: visitor,
    headers: { 'content-type': 'application/json', 'x-spam-check': proof },
    payload: JSON.stringify(registrationReport(letterhead, answers, now)),
  });
  await gateway.send(parentConfirmation(letterhead, answers.parentEmail), visitor);
  await gateway.post('/api/newsletter', { dzEmail: 'ana@family.example' });

  const keyed = commands.filter(([command = '']) => ['eval', 'set', 'get', 'getdel'].includes(command.toLowerCase()));
  const keys = new Set(keyed.map((words) => (words[0]?.toLowerCase() === 'eval' ? words[3]! : words[1]!)));
  for (const key of keys) expect(key).toMatch(/^lantern:(?:secret|[a-z ]+:[\w-]{43})$/);
  const kinds = new Set([...keys].map((key) => key.replace(/^lantern:|:[\w-]{43}$/g, '')));
  expect([...kinds].toSorted()).toEqual([
    'all',
    'all without proof',
    'challenge',
    'claim',
    'confirmation',
    'post',
    'post without proof',
    'secret',
    'value',
  ]);
  const said = JSON.stringify(commands);
  for (const word of ['undefined', '2001:db8', '203.0.113', '127.0.0.1', 'family', 'zoe', 'ana@', letterhead.email])
    expect(said).not.toContain(word);
});
