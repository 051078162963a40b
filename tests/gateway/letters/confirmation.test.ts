// @vitest-environment node
// The confirmation to a parent goes to an address that anybody can type: it must not become a way to write to strangers, or to fill their mailboxes.
import { expect, test } from 'vitest';

import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, letterhead } from '../../mail/family.ts';
import { openForms } from '../forms/answers.ts';
import { openGateway } from '../gateway.ts';

type Gateway = Awaited<ReturnType<typeof openGateway>>;

/** Registers with this address, each time another child's name, and asks for the confirmation; resolves to its answer. */
async function register({ send }: Gateway, parentEmail: string, name: string, visitor = '203.0.113.7') {
  const report = registrationReport(letterhead, { ...answers, parentEmail, childFirstName: name }, now);
  expect((await send(report, visitor)).statusCode).toBe(200);
  return send(parentConfirmation(letterhead, parentEmail), visitor);
}

const confirmationsIn = async ({ mails }: Gateway) =>
  (await mails()).filter(({ subject }) => subject === parentConfirmation(letterhead, answers.parentEmail).subject);

test('twenty registrations of twenty visitors send two confirmations to one mailbox, and every registration arrives', async () => {
  const gateway = await openGateway();
  const statuses = [];
  for (let index = 0; index < 20; index += 1)
    statuses.push(
      (await register(gateway, 'victim@elsewhere.example', `Child ${index}`, `198.51.100.${index}`)).statusCode,
    );
  expect(statuses).toEqual([200, 200, ...Array.from({ length: 18 }, () => 429)]);
  expect(await confirmationsIn(gateway)).toHaveLength(2);
  expect(await gateway.mails()).toHaveLength(22);
});

test.each([
  ['capitals', ['victim@elsewhere.example', 'VICTIM@elsewhere.example', 'Victim@Elsewhere.Example']],
  ['what follows a plus', ['victim@elsewhere.example', 'victim+one@elsewhere.example', 'victim+two@elsewhere.example']],
  ['dots at Google', ['victim@gmail.com', 'v.i.ctim+x@googlemail.com', 'vic.tim@gmail.com']],
  ['dots, dashes and domains at Proton', ['victim@proton.me', 'v.i_c-tim@protonmail.com', 'vic.tim@pm.me']],
  ['domains at Apple', ['victim@icloud.com', 'victim@me.com', 'victim@mac.com']],
])('%s make no other mailbox', async (_, addresses) => {
  const gateway = await openGateway();
  const statuses = [];
  for (const [index, address] of addresses.entries())
    statuses.push((await register(gateway, address, `Child ${index}`)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

test('a third confirmation of a day is answered with a sentence, the next day there is one again, and other mailboxes have theirs', async () => {
  let elapsed = 1;
  const gateway = await openGateway({ clock: () => elapsed });
  for (const name of ['Ada', 'Ben']) expect((await register(gateway, 'zoe@family.example', name)).statusCode).toBe(200);
  const third = await register(gateway, 'zoe@family.example', 'Cleo');
  expect([third.statusCode, Object.keys(third.json())]).toEqual([429, ['message']]);
  expect(third.json().message).toMatch(
    new RegExp(`^We have sent two confirmations.*${RegExp.escape(letterhead.phone)}\\.$`),
  );
  expect((await register(gateway, 'ana@family.example', 'Dora')).statusCode).toBe(200);
  elapsed += 24 * 60 * 60_000 + 1;
  expect((await register(gateway, 'zoe@family.example', 'Emil')).statusCode).toBe(200);
});

test('of many confirmations to one mailbox at once two are sent', async () => {
  const gateway = await openGateway();
  const all = Array.from({ length: 12 }, (_, index) =>
    register(gateway, 'victim@elsewhere.example', `Child ${index}`, `198.51.100.${index}`),
  );
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(await confirmationsIn(gateway)).toHaveLength(2);
});

test.each([
  'victim+www.evil.example/win@elsewhere.example',
  'buy=this!now@elsewhere.example',
  'a%b@elsewhere.example',
  '{win}@elsewhere.example',
  '=?utf-8?q?win?=@elsewhere.example',
])('no confirmation goes to %s, which is told in a sentence; the registration is taken', async (address) => {
  const gateway = await openGateway();
  const response = await register(gateway, address, 'Ada');
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toMatch(/^We send confirmations only|signs that mail cannot carry/);
  const [report, ...more] = await gateway.mails();
  expect(more).toEqual([]);
  expect(report?.text).toContain(address);
});

test.each(['victim+buy.at.evil.example@elsewhere.example', "o'brien+buy@elsewhere.example"])(
  'a confirmation to %s repeats nothing of it that its sender could have chosen',
  async (address) => {
    const gateway = await openGateway();
    expect((await register(gateway, address, 'Ada')).statusCode).toBe(200);
    const [mail] = await confirmationsIn(gateway);
    expect(mail?.to).toMatchObject({ value: [{ address }] });
    expect(`${mail?.subject} ${mail?.text} ${String(mail?.html)}`).not.toMatch(/buy|evil/);
  },
);

test('without scripts too, the page speaks of a confirmation only when there is one', async () => {
  const gateway = await openForms({ now: () => now });
  const promise = 'send a short note to zoe@family.example';
  const pages = [];
  for (const childFirstName of ['Ada', 'Ben', 'Cleo', 'Cleo'])
    pages.push((await gateway.post('/api/registration', { ...answers, childFirstName })).body.includes(promise));
  expect(pages).toEqual([true, true, false, false]);
  const odd = await gateway.post('/api/registration', { ...answers, parentEmail: 'a=b@family.example' });
  expect([odd.statusCode, odd.body.includes('short note')]).toEqual([200, false]);
  expect(await confirmationsIn(gateway)).toHaveLength(2);
});
