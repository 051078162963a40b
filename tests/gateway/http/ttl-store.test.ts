// @vitest-environment node
// The memory of a single gateway, and what it does when its Redis is away.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { expect, onTestFinished, test } from 'vitest';

import { createTtlStore, retention, type TtlStore } from '#gateway/http/ttl-store.ts';
import { accept } from '#gateway/letters/acceptance.ts';
import { openOutbox, stopOutbox } from '#gateway/letters/open-outbox.ts';
import { countsOf } from '#gateway/letters/outbox.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';

import { confirmation, now, letterhead, report } from '../../mail/family.ts';
import { openGateway, openSmtp, rowsIn, temporaryFolder, until } from '../gateway.ts';

setFlagsFromString('--expose-gc');
const gc: () => void = runInNewContext('gc');

function memoryAt(start = 1): { memory: TtlStore; turn: (ms: number) => void } {
  let time = start;
  return { memory: createTtlStore(undefined, () => time), turn: (ms) => void (time += ms) };
}

test('an entry that is already old when it is stored is forgotten so much sooner', async () => {
  const { memory, turn } = memoryAt();
  await memory.put('old', 'letter', retention);
  await memory.put('younger', 'letter', retention - 1_000);
  expect([await memory.take('old'), await memory.take('younger')]).toEqual([undefined, 'letter']);
  await memory.put('younger', 'letter', retention - 1_000);
  turn(1_001);
  expect(await memory.take('younger')).toBeUndefined();
});

test('a flood of addresses takes no more memory than its bound, and the latest visitor is still known', async () => {
  const { memory } = memoryAt();
  const add = memory.counter('post', retention);
  const grown = async (from: number) => {
    for (let index = from; index < from + 60_000; index += 1) await add(`2001:db8:${index.toString(16)}::/64`);
    gc();
    return process.memoryUsage().heapUsed;
  };
  const full = await grown(0);
  const flooded = await grown(60_000);
  expect(flooded - full).toBeLessThan(4 * 1024 * 1024);
  expect((await add('2001:db8:1d4bf::/64')).count).toBe(2);
  expect((await add('2001:db8:0::/64')).count).toBe(1);
});

test('of two outboxes that claim names in one memory, one keeps a letter that both were sent, and both know it again', async () => {
  const { memory } = memoryAt();
  const { transport } = await openSmtp();
  const folders = [temporaryFolder(), temporaryFolder()];
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const outboxes = await Promise.all(
    folders.map((folder) =>
      openOutbox({ folder, transport, now: () => now, letterhead: async () => letterhead, log, claim: memory.claim }),
    ),
  );
  onTestFinished(async () => void (await Promise.all(outboxes.map((outbox) => stopOutbox(outbox)))));
  const draft = { kind: 'inquiry', to: letterhead.email, subject: 'Hello', message: 'Is there room?' } as const;
  const receipts = await Promise.all(outboxes.map((outbox) => accept(outbox, draft, { identity: 'one letter' })));
  expect(receipts.map(({ isRepeat }) => isRepeat).toSorted()).toEqual([false, true]);
  for (const outbox of outboxes) expect((await accept(outbox, draft, { identity: 'one letter' })).isRepeat).toBe(true);
  const holding = folders.flatMap(rowsIn).filter(({ letter }) => String(letter).includes('Is there room?'));
  expect(holding).toHaveLength(1);
  const counts = await Promise.all(outboxes.map((outbox) => countsOf(outbox)));
  expect(counts.map(({ queued }) => queued).toSorted()).toEqual([0, 1]);
});

/** A server that accepts connections and never answers, like a machine that hangs. */
async function openSilence(): Promise<URL> {
  const server = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return new URL(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

for (const [what, redis] of [
  ['is not there', async () => new URL('redis://127.0.0.1:1')],
  ['says nothing', openSilence],
] as const) {
  test(`a Redis that ${what} stops nothing: the gateway counts and remembers for itself, and health says so`, async () => {
    const gateway = await openGateway({ redis: await redis(), config: { RATE_MAX: 4 } });
    const inquiry = contactInquiry(letterhead, { name: 'Ana', email: '', phone: '', message: 'Hello' });
    const statuses = [];
    for (const letter of [report, report, confirmation, inquiry, inquiry])
      statuses.push((await gateway.send(letter)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await gateway.mails()).toHaveLength(3);
    expect((await gateway.app.inject('/api/health')).json()).toMatchObject({ status: 'attention', redis: 'away' });
    await until(() => expect(gateway.log()).toContain('this gateway counts and remembers for itself'));
    expect(gateway.log()).not.toContain('family.example');
  });
}
