// @vitest-environment node
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, confirmation, now, letterhead, report } from '../../mail/family.ts';
import { openGateway, openSmtp, temporaryFolder, until } from '../gateway.ts';

const inquiry = (message: string) =>
  contactInquiry(letterhead, { name: 'Ana', email: 'ana@family.example', phone: '', message });

test('the letter is in the table before the answer, where a kill does not reach it', async () => {
  const gateway = await openGateway({ delivers: false });
  expect((await gateway.send(report)).statusCode).toBe(200);
  expect(gateway.rows()).toMatchObject([{ state: 'waiting', letter: expect.stringContaining('李小龙') }]);
});

test('a stored letter is delivered by SMTP with the right envelope, both parts and a stable id', async () => {
  const smtp = await openSmtp();
  const gateway = await openGateway({ transport: smtp.transport });
  await gateway.send(report);
  await gateway.send(confirmation);
  await gateway.mails();
  const mailTo = (address: string) => smtp.mails.find(({ to }) => to.join() === address);
  expect(smtp.mails).toHaveLength(2);
  expect(mailTo(letterhead.email)?.from).toBe(letterhead.email);
  // No bounce of an automatic reply may come back (RFC 3834, section 3.3).
  expect(mailTo(answers.parentEmail)?.from).toBe('');
  const [first, second] = [letterhead.email, answers.parentEmail].map((address) => mailTo(address)?.mail);
  expect(first?.subject).toBe(report.subject);
  expect(first?.text?.trim()).toBe(report.message);
  expect(String(first?.html)).toContain('Registration request');
  expect(first?.messageId).toMatch(new RegExp(`^<[\\w-]{36}@${RegExp.escape(letterhead.email.split('@')[1]!)}>$`));
  expect(first?.headers.get('bcc')).toBeUndefined();
  expect(second?.headers.get('auto-submitted')).toBe('auto-replied');
  expect(second?.from?.value).toEqual([{ address: letterhead.email, name: letterhead.name }]);
});

test('while a mail server is down letters are accepted; when it is up they all arrive, once each', async () => {
  const gone = await openSmtp();
  await gone.close();
  const gateway = await openGateway({ transport: gone.transport });
  const texts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  for (const text of texts) expect((await gateway.send(inquiry(text))).statusCode).toBe(200);
  await until(() => expect(gateway.log()).toContain('all letters wait'));
  const back = await openSmtp({ port: gone.port });
  await gateway.mails();
  expect(back.mails.map(({ mail }) => mail.text?.split('\n')[0]).toSorted()).toEqual(texts.toSorted());
  expect(gateway.log()).not.toContain('family.example');
});

test('one letter that the server puts off does not hold up the others', async () => {
  let isPutOff = true;
  const smtp = await openSmtp({
    refuse: (to) => (to === 'zoe@family.example' && isPutOff ? { code: 451, text: `${to} try later` } : undefined),
  });
  const gateway = await openGateway({ transport: smtp.transport });
  await gateway.send(report);
  await gateway.send(confirmation);
  await gateway.send(inquiry('Hello'));
  await until(() => expect(smtp.mails).toHaveLength(2));
  isPutOff = false;
  await gateway.mails();
  expect(smtp.mails.map(({ to }) => to[0]).toSorted()).toEqual([
    letterhead.email,
    letterhead.email,
    'zoe@family.example',
  ]);
  expect(gateway.log()).not.toContain('family.example');
});

test('a letter that is refused for good is kept, counted, loud in the log, and tried again after a restart', async () => {
  let isRefused = true;
  const smtp = await openSmtp({
    refuse: (to) => (to === 'zoe@family.example' && isRefused ? { code: 550, text: `${to} unknown` } : undefined),
  });
  const folder = temporaryFolder();
  const first = await openGateway({ transport: smtp.transport, folder });
  await first.send(report);
  await first.send(confirmation);
  await until(async () => expect(await first.counts()).toMatchObject({ queued: 0, dead: 1 }));
  expect((await first.app.inject('/api/health')).json()).toMatchObject({ status: 'attention', queued: 0, dead: 1 });
  const loud = first
    .log()
    .split('\n')
    .find((line) => line.includes('NOT DELIVERED'));
  expect(JSON.parse(loud ?? '{}')).toMatchObject({ level: 50, code: 'EENVELOPE 550' });
  expect(first.log()).not.toContain('family.example');
  await first.close();

  isRefused = false;
  const second = await openGateway({ transport: smtp.transport, folder });
  await second.mails();
  expect(smtp.mails.map(({ to }) => to[0])).toContain('zoe@family.example');
  expect(await second.counts()).toMatchObject({ queued: 0, dead: 0 });
});

test('the same registration posted again, even at once, is mailed once and answered the same', async () => {
  const gateway = await openGateway();
  const later = registrationReport(letterhead, answers, new Date(now.getTime() + 90_000));
  expect(later.html).not.toBe(report.html);
  const responses = await Promise.all([gateway.send(report), gateway.send(report), gateway.send(later)]);
  await gateway.mails();
  responses.push(await gateway.send(later));
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await gateway.mails()).toHaveLength(1);
});

test('a repeat is recognised for ten minutes, over a restart too, and then forgotten', async () => {
  let time = now.getTime();
  const folder = temporaryFolder();
  const clock = () => new Date(time);
  const first = await openGateway({ folder, now: clock });
  await first.send(report);
  await first.mails();
  await first.close();

  time += 9 * 60_000;
  const second = await openGateway({ folder, now: clock });
  await second.send(report);
  expect(await second.mails()).toHaveLength(1);
  await second.close();

  time += 2 * 60_000;
  const third = await openGateway({ folder, now: clock });
  expect(third.rows()).toEqual([]);
  await third.send(report);
  expect(await third.mails()).toHaveLength(2);
});

test('once delivered, nothing of a letter is left but digests and times', async () => {
  const gateway = await openGateway();
  await gateway.send(report);
  await gateway.send(confirmation);
  await gateway.mails();
  await gateway.close();
  // The two letters of a province occur in many digests by chance, so they are not looked for.
  const telling = Object.values(answers).filter((value) => value !== answers.parentProvince);
  for (const value of [...telling, 'family.example', 'Registration']) expect(gateway.kept()).not.toContain(value);
  const [row, ...others] = gateway.rows();
  expect(others).toMatchObject([{ state: 'delivered' }]);
  const left = Object.entries(row!).filter(([, value]) => value !== null);
  expect(left.map(([name]) => name).toSorted()).toEqual(
    ['number', 'id', 'kind', 'state', 'accepted', 'tries', 'digest', 'expires', 'delivered', 'turn'].toSorted(),
  );
});

test('a disk that refuses does not lose a letter that can be sent', async () => {
  const smtp = await openSmtp();
  const gateway = await openGateway({ transport: smtp.transport });
  rmSync(gateway.outboxFolder, { recursive: true });
  writeFileSync(gateway.outboxFolder, '');
  expect((await gateway.send(report)).statusCode).toBe(200);
  expect((await gateway.send(report)).statusCode).toBe(200);
  expect(smtp.mails).toHaveLength(1);
  expect((await gateway.send(confirmation)).statusCode).toBe(200);
});

test('a mail server that is down and a disk that refuses give an error, and a later try succeeds', async () => {
  const gone = await openSmtp();
  await gone.close();
  const gateway = await openGateway({ transport: gone.transport });
  rmSync(gateway.outboxFolder, { recursive: true });
  writeFileSync(gateway.outboxFolder, '');
  expect((await gateway.send(report)).statusCode).toBe(503);
  expect((await gateway.send(confirmation)).statusCode).toBe(403);
  rmSync(gateway.outboxFolder);
  mkdirSync(gateway.outboxFolder);
  expect((await gateway.send(report)).statusCode).toBe(200);
  expect((await gateway.send(confirmation)).statusCode).toBe(200);
});

test('letters and outbox are readable by nobody else on the machine', async () => {
  const gateway = await openGateway();
  await gateway.send(report);
  await gateway.mails();
  const paths = [gateway.outboxFolder, gateway.mailbox].flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => join(folder, name)),
  ]);
  for (const path of paths) expect(statSync(path).mode & 0o077, path).toBe(0);
});
