// @vitest-environment node
// What several gateways know together needs a Redis: `npm run torture -- --redis`. Here is what a gateway knows alone, and what it does when its Redis is not there.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { createTtlStore, remembered, type TtlStore } from '#gateway/ttl-store.ts';
import { openOutbox } from '#gateway/letters/outbox.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, provider } from '../mail/family.ts';
import { openGateway, openSmtp, temporaryFolder, textOf, until } from './gateway.ts';

function memoryAt(start = now.getTime()): { memory: TtlStore; turn: (ms: number) => void } {
  let time = start;
  return { memory: createTtlStore(() => new Date(time)), turn: (ms) => void (time += ms) };
}

test('a name is claimed once, and again after ten minutes', async () => {
  const { memory, turn } = memoryAt();
  expect(await Promise.all([memory.claim('proof'), memory.claim('proof'), memory.claim('other')])).toEqual([
    true,
    false,
    true,
  ]);
  turn(remembered);
  expect(await memory.claim('proof')).toBe(true);
});

test('a value is found until somebody takes it, and one of two gets it', async () => {
  const { memory } = memoryAt();
  await memory.put('allowance', 'letter 1', now.getTime());
  await memory.put('allowance', 'letter 2', now.getTime());
  expect(await memory.find('allowance')).toBe('letter 2');
  expect(await Promise.all([memory.take('allowance'), memory.take('allowance')])).toEqual(['letter 2', undefined]);
  expect(await memory.find('allowance')).toBeUndefined();
});

test('a clock that is put back makes nothing last longer, and what is over goes', async () => {
  const { memory, turn } = memoryAt();
  await memory.put('allowance', 'letter', now.getTime());
  turn(-2 * remembered);
  expect(await memory.find('allowance')).toBeUndefined();
  await memory.put('later', 'letter', now.getTime() - 2 * remembered);
  turn(2 * remembered);
  expect(await memory.find('later')).toBeUndefined();
});

test('of two outboxes that claim names in one memory, one keeps a letter that both were sent, and both know it again', async () => {
  const { memory } = memoryAt();
  const { transport } = await openSmtp();
  const folders = [temporaryFolder(), temporaryFolder()];
  const outboxes = await Promise.all(
    folders.map((folder) => openOutbox({ folder, transport, now: () => now, claim: memory.claim })),
  );
  onTestFinished(async () => void (await Promise.all(outboxes.map((outbox) => outbox.stop()))));
  const draft = { kind: 'inquiry', to: provider.email, subject: 'Hello', message: 'Is there room?' } as const;
  const receipts = await Promise.all(outboxes.map((outbox) => outbox.add(draft, 'one letter')));
  expect(receipts.map(({ isRepeat }) => isRepeat).toSorted()).toEqual([false, true]);
  for (const outbox of outboxes) expect((await outbox.add(draft, 'one letter')).isRepeat).toBe(true);
  expect(folders.filter((folder) => textOf(folder).includes('Is there room?'))).toHaveLength(1);
  expect(outboxes.map((outbox) => outbox.counts().queued).toSorted()).toEqual([0, 1]);
});

/** Something that takes connections and says nothing, like a machine that hangs. */
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
    const gateway = await openGateway({ redis: await redis(), config: { rateMax: 4 } });
    const report = registrationReport(provider, answers, now);
    const confirmation = parentConfirmation(provider, answers.parentEmail);
    const inquiry = contactInquiry(provider, { name: 'Ana', email: '', phone: '', message: 'Hello' });
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

test('without a Redis health says nothing of one', async () => {
  const gateway = await openGateway();
  expect((await gateway.app.inject('/api/health')).json()).not.toHaveProperty('redis');
});
