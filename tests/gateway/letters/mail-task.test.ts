// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { connect } from '#gateway/letters/files.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, letterhead } from '../../mail/family.ts';
import { openGateway, openSmtp, temporaryFolder, until } from '../gateway.ts';

const run = promisify(execFile);
const mail = (folder: string, ...words: string[]) =>
  run(process.execPath, ['tasks/mail.ts', ...words], {
    env: { PATH: process.env['PATH'], MAILBOX_DIR: join(folder, 'mailbox'), OUTBOX_DIR: join(folder, 'outbox') },
  });

test('the mailbox is listed newest first, and a letter is read by its number or its file', async () => {
  let time = now.getTime();
  const gateway = await openGateway({ now: () => new Date((time += 60_000)) });
  await gateway.send(registrationReport(letterhead, { ...answers, note: 'Ça va? '.repeat(40) }, now));
  await gateway.send(contactInquiry(letterhead, { name: 'Zoë', email: '', phone: '', message: 'Grüße = hello' }));
  await gateway.mails();

  const { stdout: list } = await mail(gateway.folder);
  expect(list.indexOf(`New Inquiry from Zoë - ${letterhead.name}`)).toBeGreaterThan(0);
  expect(list.indexOf('New Inquiry')).toBeLessThan(
    list.indexOf(`Registration Request — 李小龙 Łuczak | Zoë O'Brien-Łuczak — ${letterhead.name}`),
  );
  expect(list).toContain(letterhead.email);

  const { stdout: newest } = await mail(gateway.folder, '1');
  expect(newest).toMatch(new RegExp(`^Subject: New Inquiry from Zoë - ${RegExp.escape(letterhead.name)}$`, 'm'));
  expect(newest).toContain('Grüße = hello\n\nName: Zoë');
  const oldest = readdirSync(gateway.mailbox).sort()[0]!;
  const { stdout: report } = await mail(gateway.folder, oldest);
  expect(report).toContain('Child: First name: 李小龙');
  expect(report).toContain('Ça va? Ça va?');
  expect(report).toContain('Reply-To: zoe@family.example');
});

test('a letter cannot command the terminal that it is read on', async () => {
  const gateway = await openGateway();
  const message = 'red \u001B[31m bell \u0007 clear \u009B2J turned \u202E\tand a family: \u{1F468}\u200D\u{1F467}';
  await gateway.send({ to: letterhead.email, subject: 'Hello', message });
  await gateway.mails();
  const { stdout } = await mail(gateway.folder, '1');
  expect(stdout).toContain(
    'red \uFFFD[31m bell \uFFFD clear \uFFFD2J turned \uFFFD\tand a family: \u{1F468}\u200D\u{1F467}',
  );
});

test('npm run mail says that a mailbox is empty or that a letter does not exist', async () => {
  const gateway = await openGateway();
  const { stdout } = await mail(gateway.folder);
  expect(stdout).toContain('is empty');
  expect(stdout).toContain('No letter waits');
  await expect(mail(gateway.folder, '7')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no letter 7'),
  });
});

test('npm run mail does not say that no letter waits where those of an earlier version do', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'outbox'));
  writeFileSync(join(folder, 'outbox/0000000002-b.json'), '{"state":"queued","letter":{"id":"b"}}');
  await expect(mail(folder)).rejects.toMatchObject({
    stderr: expect.stringContaining('outbox cannot be used: letters of an earlier version wait in it'),
  });
});

const parent = answers.parentEmail;

/** A gateway whose confirmation is refused for good and whose other letters are put off, until `mend` is called. */
async function openRefused() {
  let isRefused = true;
  const smtp = await openSmtp({
    refuse: (to) => {
      if (!isRefused) return undefined;
      return to === parent
        ? { code: 550, text: `5.1.1 <${to}> user unknown` }
        : { code: 451, text: `4.7.1 <${to}> greylisted` };
    },
  });
  const gateway = await openGateway({ transport: smtp.transport, waits: { first: 3_600_000, longest: 3_600_000 } });
  await gateway.send(registrationReport(letterhead, answers, now));
  await gateway.send(parentConfirmation(letterhead, parent));
  await until(async () => expect(await gateway.counts()).toMatchObject({ queued: 1, dead: 1 }));
  await until(() => expect(gateway.log()).toContain('it will be tried again'));
  return { smtp, gateway, mend: () => void (isRefused = false) };
}

const idOf = (list: string, kind: string) => new RegExp(`^ {2}(\\S{8}) {2}${kind}`, 'm').exec(list)?.[1] ?? 'none';

test('a waiting letter is listed with its time, its tries and the server’s own words, and no address', async () => {
  const { gateway } = await openRefused();
  mkdirSync(join(gateway.outboxFolder, 'set-aside/odd.json'), { recursive: true });
  const { stdout } = await mail(gateway.folder);
  expect(stdout).toMatch(
    /Letters that wait \(1\):\n {2}\S{8} {2}registration, since .*\n +failed once, next try: \w{3} \d/,
  );
  expect(stdout).toContain('EENVELOPE 451: 451 4.7.1 (address) greylisted');
  expect(stdout).toMatch(/refused for good \(1\):\n {2}\S{8} {2}confirmation.*\n.*next try: after a restart/);
  expect(stdout).toContain('EENVELOPE 550: 550 5.1.1 (address) user unknown');
  expect(stdout).toContain('"odd.json"');
  expect(stdout).not.toMatch(/family\.example|李小龙|@/);
});

test('a letter is sent again while the gateway runs, and all others with "all"', async () => {
  const { gateway, smtp, mend } = await openRefused();
  const { stdout } = await mail(gateway.folder);
  mend();
  expect((await mail(gateway.folder, 'retry', idOf(stdout, 'confirmation'))).stdout).toContain('is sent again now');
  await until(() => expect(smtp.mails.map(({ to }) => to)).toEqual([[parent]]));
  expect((await mail(gateway.folder, 'retry', 'all')).stdout).toContain('One letter is sent again now.');
  await until(() => expect(smtp.mails).toHaveLength(2));
  expect((await mail(gateway.folder)).stdout).toContain('No letter waits');
});

test('a letter is given up only after the operator confirms it, and is then really gone', async () => {
  const { gateway } = await openRefused();
  const id = idOf((await mail(gateway.folder)).stdout, 'confirmation');
  await expect(mail(gateway.folder, 'drop', id)).rejects.toMatchObject({ stderr: expect.stringContaining('--yes') });
  expect(await gateway.counts()).toMatchObject({ queued: 1, dead: 1 });
  expect((await mail(gateway.folder, 'drop', id, '--yes')).stdout).toContain('given up and deleted');
  expect(await gateway.counts()).toMatchObject({ queued: 1, dead: 0 });
  expect(gateway.rows().map(({ kind }) => kind)).toEqual(['registration']);
  await until(() => expect(gateway.kept()).not.toContain('Thank you'));
  await expect(mail(gateway.folder, 'drop', id, '--yes')).rejects.toMatchObject({
    stderr: expect.stringContaining(`No letter that waits begins with ${id}`),
  });
});

test('a letter that is being sent is neither sent twice nor taken away', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let underWay = 0;
  const smtp = await openSmtp({ spoil: () => ((underWay += 1), held) });
  const gateway = await openGateway({ transport: smtp.transport });
  await gateway.send(registrationReport(letterhead, answers, now));
  await until(() => expect(underWay).toBe(1));
  const id = idOf((await mail(gateway.folder)).stdout, 'registration');
  expect((await mail(gateway.folder, 'retry', id)).stdout).toContain('being sent at this moment');
  await expect(mail(gateway.folder, 'drop', id, '--yes')).rejects.toMatchObject({
    stderr: expect.stringContaining('being sent at this moment'),
  });
  release();
  await gateway.mails();
  expect(smtp.mails).toHaveLength(1);
  expect(underWay).toBe(1);
});

test('without a gateway the folder itself is read, and a letter can be given up', async () => {
  const gateway = await openGateway({ delivers: false });
  await gateway.send(registrationReport(letterhead, answers, now));
  await gateway.close();
  // As a killed gateway leaves it.
  const db = connect(gateway.outboxFolder);
  db.exec("UPDATE letters SET state = 'sending', next_try = NULL");
  db.close();
  const { stdout } = await mail(gateway.folder);
  expect(stdout).toContain('No gateway runs on this folder');
  const id = idOf(stdout, 'registration');
  expect((await mail(gateway.folder, 'retry', 'all')).stdout).toContain('when it starts');
  expect((await mail(gateway.folder, 'drop', id, '--yes')).stdout).toContain('given up and deleted');
  expect(gateway.kept()).not.toContain('family.example');
});

test('the command leaves a gateway that runs its database, with all that it stored before and stores after', async () => {
  const gateway = await openGateway({ delivers: false });
  await gateway.send(registrationReport(letterhead, answers, now));
  await mail(gateway.folder);
  await gateway.send(contactInquiry(letterhead, { name: 'Zoë', email: '', phone: '', message: 'Hello' }));
  expect((await mail(gateway.folder)).stdout).toContain('Letters that wait (2):');
  await gateway.close();
  expect(gateway.rows()).toHaveLength(2);
});

test('trouble with the mail server is told while it lasts, and not after a restart with one that works', async () => {
  const gone = await openSmtp();
  await gone.close();
  const first = await openGateway({ transport: gone.transport });
  const { folder } = first;
  await until(async () =>
    expect((await mail(folder)).stdout).toMatch(/Mail has not worked since .*: ESOCKET ECONNREFUSED/),
  );
  await first.close();
  const { transport } = await openSmtp();
  await openGateway({ folder, transport });
  await until(async () => expect((await mail(folder)).stdout).not.toContain('Mail has not worked'));
});
