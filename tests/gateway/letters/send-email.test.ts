// @vitest-environment node
import { rmSync, writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, confirmation, now, letterhead, report } from '../../mail/family.ts';
import { openGateway } from '../gateway.ts';

const inquiry = contactInquiry(letterhead, {
  name: 'Ana',
  email: 'ana@family.example',
  phone: '',
  message: 'Is there room?',
});
const ok = { message: 'Thank you. We have your message.' };

test("a letter to the provider's own mailbox is accepted and arrives", async () => {
  const gateway = await openGateway();
  const response = await gateway.send(inquiry);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.json()).toEqual(ok);
  const [mail] = await gateway.mails();
  expect(mail?.subject).toBe(`New Inquiry from Ana - ${letterhead.name}`);
  expect(mail?.text?.trim()).toBe('Is there room?\n\nName: Ana\nEmail: ana@family.example\nPhone: N/A');
  expect(mail?.html).toBe(false);
  expect(mail?.to).toMatchObject({ value: [{ address: letterhead.email }] });
  expect(mail?.from?.value).toEqual([{ address: letterhead.email, name: letterhead.name }]);
  expect(mail?.replyTo?.value[0]?.address).toBe('ana@family.example');
});

test('a confirmation is sent once', async () => {
  const gateway = await openGateway();
  await gateway.send(report);
  const both = await Promise.all([gateway.send(confirmation), gateway.send(confirmation)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  await gateway.send(report);
  expect((await gateway.send(confirmation)).statusCode).toBe(403);
  expect(await gateway.mails()).toHaveLength(2);
});

test('ten minutes after the registration it is too late for a confirmation', async () => {
  let elapsed = 1;
  const gateway = await openGateway({ clock: () => elapsed });
  await gateway.send(report);
  elapsed += 10 * 60_000 + 1;
  expect((await gateway.send(confirmation)).statusCode).toBe(403);
});

test('a confirmation with other words, another link or no HTML is refused, and ours may still follow', async () => {
  const gateway = await openGateway();
  await gateway.send(report);
  for (const changed of [
    { ...confirmation, subject: 'You have won' },
    { ...confirmation, message: `${confirmation.message} Buy now` },
    { ...confirmation, html: confirmation.html!.replace('Update my details', 'Win') },
    { to: confirmation.to, subject: confirmation.subject, message: confirmation.message },
  ]) {
    const refused = await gateway.send(changed);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toMatch(/not ours/);
  }
  expect((await gateway.send(confirmation)).statusCode).toBe(200);
});

const table: [string, number, unknown, RegExp][] = [
  ['a number', 400, 5, /could not read|cannot read/],
  ['a field that is an object', 400, { ...inquiry, message: { path: '/etc/passwd' } }, /cannot read/],
  ['an unknown field', 400, { ...inquiry, bcc: 'all@example.com' }, /do not expect/],
  ['no subject', 400, { to: inquiry.to, message: 'Hi' }, /missing/],
  ['an empty message', 400, { ...inquiry, message: '' }, /missing/],
  ['too long a message', 413, { ...inquiry, message: 'x'.repeat(20_001) }, /too long/],
  ['too long a subject', 413, { ...inquiry, subject: 'x'.repeat(401) }, /name in your message is too long/],
  ['too long an address', 413, { ...inquiry, to: `${'x'.repeat(250)}@family.example` }, /address is too long/],
  ['too long html', 413, { ...inquiry, html: 'x'.repeat(60_001) }, /too long/],
  [
    'a stranger',
    403,
    { ...inquiry, to: 'stranger@family.example' },
    new RegExp(`only send mail to ${RegExp.escape(letterhead.name)}`),
  ],
  ['a list of addresses', 400, { ...inquiry, to: `${letterhead.email}, x@family.example` }, /one plain e-mail address/],
  [
    'a line break in the address',
    400,
    { ...inquiry, to: `${letterhead.email}\r\nBcc: x@family.example` },
    /line break/,
  ],
  ['a line break in the subject', 400, { ...inquiry, subject: 'Hi\r\nBcc: x@family.example' }, /line break/],
  ['NUL in the subject', 400, { ...inquiry, subject: 'Hi\0' }, /signs that mail cannot carry/],
  [
    'an encoded word in the subject',
    400,
    { ...inquiry, subject: '=?utf-8?Q?Hi=0D=0ABcc:_x@family.example?=' },
    /signs that mail cannot carry/,
  ],
];

test('what the contract does not allow is refused with a status and a sentence for the parent', async () => {
  const gateway = await openGateway();
  for (const [what, status, body, words] of table) {
    const response = await gateway.send(body);
    expect([what, response.statusCode, Object.keys(response.json())]).toEqual([what, status, ['message']]);
    expect(response.json().message, what).toMatch(words);
    expect(response.json().message, what).toMatch(new RegExp(`^[A-Z].*(${RegExp.escape(letterhead.phone)}|\\.)$`));
  }
  expect(await gateway.mails()).toEqual([]);
});

test('what is no JSON, or too long, is refused in JSON before it is read', async () => {
  const gateway = await openGateway();
  for (const [status, type, payload] of [
    [400, 'application/json', '{"to":"zoe@family.example"'],
    [400, 'application/json', ''],
    [400, 'application/json', '{"__proto__":{"x":1}}'],
    [415, 'text/plain', 'hello'],
    [415, 'application/x-www-form-urlencoded', 'to=x'],
    [413, 'application/json', JSON.stringify({ ...inquiry, message: 'x'.repeat(70_000) })],
  ] as const) {
    const headers = { 'content-type': type };
    const response = await gateway.app.inject({ method: 'POST', url: '/api/sendEmail', headers, payload });
    expect(response.statusCode, payload.slice(0, 30)).toBe(status);
    expect(response.json().message).toMatch(new RegExp(`call us at ${RegExp.escape(letterhead.phone)}`));
  }
  expect(gateway.log()).not.toContain('zoe@');
});

test('another method is told so in JSON', async () => {
  const gateway = await openGateway();
  const response = await gateway.app.inject({ method: 'GET', url: '/api/sendEmail' });
  expect(response.statusCode).toBe(405);
  expect(response.headers['allow']).toBe('POST');
  expect(response.json().message).toMatch(/form on our site/);
});

test('a visitor cannot pretend to be another, unless our own proxy says so', async () => {
  const body = JSON.stringify(inquiry);
  const sendAs = (gateway: Awaited<ReturnType<typeof openGateway>>, visitor: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/sendEmail',
      remoteAddress: '10.0.0.1',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      payload: body,
    });
  const alone = await openGateway({ config: { RATE_MAX: 1 } });
  expect((await sendAs(alone, '203.0.113.1')).statusCode).toBe(200);
  expect((await sendAs(alone, '203.0.113.2')).statusCode).toBe(429);
  const behind = await openGateway({ config: { RATE_MAX: 1, TRUSTED_PROXY: ['10.0.0.0/8'] } });
  expect((await sendAs(behind, '203.0.113.1')).statusCode).toBe(200);
  expect((await sendAs(behind, '203.0.113.2')).statusCode).toBe(200);
  expect((await sendAs(behind, '203.0.113.2')).statusCode).toBe(429);
});

test('a note of 5,000 characters in any script is taken', async () => {
  const gateway = await openGateway();
  const long = registrationReport(letterhead, { ...answers, note: '李'.repeat(5_000) }, now);
  expect((await gateway.send(long)).statusCode).toBe(200);
  const [mail] = await gateway.mails();
  expect(mail?.text).toContain('李'.repeat(5_000));
});

test('the log says what happened and nothing of what was sent', async () => {
  const gateway = await openGateway();
  await gateway.send(report);
  await gateway.send(report);
  await gateway.send(confirmation);
  await gateway.send(inquiry);
  await gateway.send({ ...report, to: 'stranger@family.example' });
  await gateway.app.inject({
    method: 'POST',
    url: '/api/sendEmail?zoe@family.example',
    headers: { 'content-type': 'application/json' },
    payload: '{"Zoë',
  });
  await gateway.mails();
  const log = gateway.log();
  for (const outcome of [
    '"outcome":"stored"',
    '"outcome":"repeat"',
    '"reason":"other-recipient"',
    '"reason":"not-json"',
    'delivered',
  ])
    expect(log).toContain(outcome);
  for (const value of [...Object.values(answers), 'family.example', 'Ana', 'Is there room', '203.0.113'])
    expect(log).not.toContain(value);
});

test('when nothing can be stored and nothing sent, the parent is told', async () => {
  const gateway = await openGateway();
  // Files stand where the folders were: no disk operation in them can succeed, whoever runs this.
  for (const folder of [gateway.outboxFolder, gateway.mailbox]) {
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, '');
  }
  const response = await gateway.send(inquiry);
  expect(response.statusCode).toBe(503);
  expect(response.json().message).toBe(
    `We cannot take messages at the moment. Please try again in a few minutes, or call us at ${letterhead.phone}.`,
  );
  expect(gateway.log()).not.toContain('family.example');
});
