// @vitest-environment node
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, provider } from '../../mail/family.ts';
import { openGateway, temporaryFolder } from '../gateway.ts';

const run = promisify(execFile);
const mail = (folder: string, ...words: string[]) =>
  run(process.execPath, ['tasks/mail.mjs', ...words], { env: { PATH: process.env['PATH'], MAILBOX_DIR: folder } });

test('the mailbox is listed newest first, and a letter is read by its number or its file', async () => {
  let time = now.getTime();
  const gateway = await openGateway({ now: () => new Date((time += 60_000)) });
  await gateway.send(registrationReport(provider, { ...answers, note: 'Ça va? '.repeat(40) }, now));
  await gateway.send(contactInquiry(provider, { name: 'Zoë', email: '', phone: '', message: 'Grüße = hello' }));
  await gateway.mails();

  const { stdout: list } = await mail(gateway.mailbox);
  expect(list.indexOf(`New Inquiry from Zoë - ${provider.name}`)).toBeGreaterThan(0);
  expect(list.indexOf('New Inquiry')).toBeLessThan(
    list.indexOf(`Registration Request — 李小龙 Łuczak | Zoë O'Brien-Łuczak — ${provider.name}`),
  );
  expect(list).toContain(provider.email);

  const { stdout: newest } = await mail(gateway.mailbox, '1');
  expect(newest).toMatch(new RegExp(`^Subject: New Inquiry from Zoë - ${RegExp.escape(provider.name)}$`, 'm'));
  expect(newest).toContain('Grüße = hello\n\nName: Zoë');
  const oldest = readdirSync(gateway.mailbox).sort()[0]!;
  const { stdout: report } = await mail(gateway.mailbox, oldest);
  expect(report).toContain('Child: First name: 李小龙');
  expect(report).toContain('Ça va? Ça va?');
  expect(report).toContain('Reply-To: zoe@family.example');
});

test('an empty mailbox says so, and a letter that is not there is not a crash', async () => {
  const folder = temporaryFolder();
  expect((await mail(folder)).stdout).toContain('is empty');
  await expect(mail(folder, '7')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no letter 7'),
  });
});
