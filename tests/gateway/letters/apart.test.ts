// @vitest-environment node
import { expect, onTestFinished, test } from 'vitest';

import { maxConcurrent } from '#gateway/letters/delivery.ts';
import { DeliveryError } from '#gateway/letters/smtp-errors.ts';
import { smtpTransport, type Transport } from '#gateway/letters/transport.ts';
import { type Letter } from '#gateway/letters/letter.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, letterhead } from '../../mail/family.ts';
import { openGateway, openSmtp, senderOf, until, type SmtpOptions } from '../gateway.ts';

const report = (note: string) => registrationReport(letterhead, { ...answers, note }, now);
const inquiry = (name: string, message = 'Is there room?') =>
  contactInquiry(letterhead, { name, email: '', phone: '', message });
const poison = 'POISON';
const isPoison = (mail: { text?: string | undefined }) => mail.text?.includes(poison) === true;

async function openPair(options: SmtpOptions, query = '') {
  const smtp = await openSmtp(options);
  const transport = smtpTransport(new URL(`smtp://127.0.0.1:${smtp.port}${query}`), senderOf);
  /** How many different letters arrived. A letter that a busy machine acknowledges too late is sent again, and counts once. */
  const arrived = () => new Set(smtp.mails.map(({ mail }) => mail.messageId)).size;
  return { smtp, arrived, gateway: await openGateway({ transport }) };
}

for (const [fate, query] of [
  ['cut', ''],
  // A silent server ends a delivery after a fifth of a second here, and after 45 seconds in production.
  ['silence', '?socketTimeout=200'],
] as const) {
  test(`a letter that always meets ${fate} holds up no other, and health names it in the end`, async () => {
    const { arrived, gateway } = await openPair({ spoil: (mail) => (isPoison(mail) ? fate : undefined) }, query);
    await gateway.send(report(poison));
    await until(() => expect(gateway.log()).toContain('it will be tried again'));
    const names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
    for (const name of names) await gateway.send(inquiry(name));
    await gateway.send(report('no poison'));
    await until(async () => expect(await gateway.counts()).toMatchObject({ queued: 1, dead: 0 }));
    expect(arrived()).toBe(names.length + 1);
    await until(async () => {
      const health = (await gateway.app.inject('/api/health')).json();
      expect(health).toMatchObject({ status: 'attention', queued: 1 });
      expect(health.reasons.join()).toMatch(/tried again and again/);
    });
    expect(gateway.log()).not.toContain('family.example');
  });
}

/** A transport that a test decides about. */
function transportOf(deliver: (letter: Letter) => Promise<void>): Transport {
  return { where: 'the test', deliver, verify: async () => undefined, close: () => undefined };
}
const broken = () => new DeliveryError('unclear', 'ETIMEDOUT');

test('more letters that silence the mail server than may be under way at once still hold up no other', async () => {
  const silent: PromiseWithResolvers<void>[] = [];
  let isOver = false;
  const arrived: string[] = [];
  const transport = transportOf(async ({ subject, message }) => {
    if (!message.includes(poison)) return void arrived.push(subject);
    if (isOver) throw broken();
    silent.push(Promise.withResolvers());
    return silent.at(-1)!.promise;
  });
  const gateway = await openGateway({ transport });
  onTestFinished(() => {
    isOver = true;
    for (const { reject } of silent) reject(broken());
  });
  const count = maxConcurrent + 2;
  for (let number = 0; number < count; number += 1) await gateway.send(report(`${poison} ${number}`));
  await until(() => expect(silent).toHaveLength(maxConcurrent));
  const names = ['Ana', 'Bo', 'Cy'];
  for (const name of names) await gateway.send(inquiry(name));
  // The server stays silent at each until its time is over.
  await until(() => {
    for (const { reject } of silent.splice(0)) reject(broken());
    expect(gateway.log()).toContain('all letters wait');
    expect(arrived).toHaveLength(names.length);
  });
  expect((await gateway.counts()).queued).toBe(count);
});

test('several different letters failing in a row pause all; then one goes at a time, each time another', async () => {
  const tried: { id: string; underWay: number }[] = [];
  let underWay = 0;
  const transport = transportOf(async ({ id }) => {
    tried.push({ id, underWay: (underWay += 1) });
    await Promise.resolve();
    underWay -= 1;
    throw broken();
  });
  const gateway = await openGateway({ transport });
  for (const name of ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']) await gateway.send(inquiry(name));
  await until(() => expect(gateway.log()).toContain('all letters wait'));
  // Letters that were under way when the pause began may still be finished.
  const before = tried.length + maxConcurrent;
  await until(() => expect(tried.length).toBeGreaterThan(before + 8));
  const probes = tried.slice(before);
  expect(probes.every(({ id }, index) => id !== probes[index - 1]?.id)).toBe(true);
  expect(new Set(probes.map((probe) => probe.underWay))).toEqual(new Set([1]));
});

test('a handful of letters is under way at once over connections that are kept', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let underWay = 0;
  const { smtp, gateway } = await openPair({ spoil: () => ((underWay += 1), held) });
  for (let count = 0; count < 12; count += 1) await gateway.send(inquiry(`Ana ${count}`));
  await until(() => expect(underWay).toBe(maxConcurrent));
  release();
  await gateway.mails();
  expect(smtp.mails).toHaveLength(12);
  // One connection for each letter under way, and one for the check at the start whether the server is there.
  expect(smtp.connections()).toBeLessThanOrEqual(maxConcurrent + 1);
});

test('a stop finishes every letter that is under way, and begins no other', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let underWay = 0;
  const { smtp, gateway } = await openPair({ spoil: () => ((underWay += 1), held) });
  for (let count = 0; count < maxConcurrent + 2; count += 1) await gateway.send(inquiry(`Ana ${count}`));
  await until(() => expect(underWay).toBe(maxConcurrent));
  const closed = gateway.close();
  release();
  await closed;
  expect(smtp.mails).toHaveLength(maxConcurrent);
  const states = gateway.rows().map(({ state }) => state);
  expect(states.toSorted()).toEqual([...Array(maxConcurrent).fill('delivered'), 'waiting', 'waiting']);
});

test('a registration is among the first letters that leave, however many questions wait before it', async () => {
  const held = Promise.withResolvers<void>();
  const first: (string | undefined)[] = [];
  const smtp = await openSmtp({ spoil: ({ subject }) => (first.push(subject), held.promise) });
  const gateway = await openGateway({ transport: smtp.transport, delivers: false });
  for (let count = 0; count < 8; count += 1) await gateway.send(inquiry(`Ana ${count}`));
  await gateway.send(report('first'));
  gateway.start();
  await until(() => expect(first).toHaveLength(maxConcurrent));
  expect(first).toContain(report('first').subject);
  held.resolve();
  await gateway.mails();
});
