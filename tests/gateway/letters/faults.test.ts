// @vitest-environment node
import { closeSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';

import { confirmation, now, letterhead, report } from '../../mail/family.ts';
import { filesOf, openGateway, openSmtp, temporaryFolder, until } from '../gateway.ts';

const inquiry = (message: string) =>
  contactInquiry(letterhead, { name: 'Ana', email: 'ana@family.example', phone: '', message });
const minute = 60_000;
const year = 365 * 24 * 60 * minute;

test('a delivered letter is overwritten on the disk, not only unlinked', async () => {
  const gateway = await openGateway({ delivers: false });
  await gateway.send(report);
  await gateway.send(inquiry('Is there room for 李小龙?'));
  const names = filesOf(gateway.outboxFolder).filter((name) => name.endsWith('.json'));
  // Open files keep the blocks on the disk that the letters were written to, so that they can be read after the deletion.
  const files = names.map((name) => openSync(join(gateway.outboxFolder, name), 'r'));
  onTestFinished(() => files.forEach((file) => closeSync(file)));
  const contents = () =>
    files.map((file) => {
      const bytes = Buffer.alloc(fstatSync(file).size);
      readSync(file, bytes, 0, bytes.length, 0);
      return bytes;
    });
  for (const bytes of contents()) expect(bytes.toString()).toContain('family.example');
  gateway.outbox.start(gateway.app.log);
  await gateway.mails();
  // Closing waits until the files of delivered letters are overwritten.
  await gateway.close();
  for (const bytes of contents()) {
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.every((byte) => byte === 0)).toBe(true);
  }
});

test('a confirmation can be sent after a restart, once, and only for the visitor who registered', async () => {
  const folder = temporaryFolder();
  const first = await openGateway({ folder });
  await first.send(report);
  await first.mails();
  await first.close();

  const second = await openGateway({ folder });
  expect((await second.send(confirmation, '203.0.113.99')).statusCode).toBe(403);
  expect((await second.send(confirmation)).statusCode).toBe(200);
  expect(await second.mails()).toHaveLength(2);
  await second.close();

  const third = await openGateway({ folder });
  expect((await third.send(confirmation)).statusCode).toBe(403);
  expect(await third.mails()).toHaveLength(2);
});

test('a confirmation that waits when the gateway is killed is not sent a second time', async () => {
  const folder = temporaryFolder();
  const first = await openGateway({ folder, delivers: false });
  await first.send(report);
  expect((await first.send(confirmation)).statusCode).toBe(200);
  await first.close();
  const second = await openGateway({ folder });
  expect((await second.send(confirmation)).statusCode).toBe(403);
  expect(await second.mails()).toHaveLength(2);
});

test("a letter to the daycare's own mailbox is tried again whatever the refusal: a full mailbox is emptied some day", async () => {
  let refusals = 3;
  const smtp = await openSmtp({ refuse: () => (refusals-- > 0 ? { code: 552, text: 'mailbox full' } : undefined) });
  const gateway = await openGateway({ transport: smtp.transport });
  await gateway.send(report);
  await until(() => expect(smtp.mails).toHaveLength(1));
  expect(gateway.log().match(/NOT DELIVERED/g)).toHaveLength(3);
});

for (const [what, jump] of [
  ['a year ahead', year],
  ['a year back', -year],
] as const) {
  test(`a clock that jumps ${what} loses nothing and gives up nothing`, async () => {
    let time = now.getTime();
    const gone = await openSmtp();
    await gone.close();
    const gateway = await openGateway({ transport: gone.transport, now: () => new Date(time) });
    await gateway.send(report);
    await until(() => expect(gateway.log()).toContain('it will be tried again'));
    time += jump;
    await gateway.send(inquiry('after the jump'));
    await until(() => expect(gateway.log().match(/it will be tried again/g)!.length).toBeGreaterThan(3));
    expect(gateway.outbox.counts()).toEqual({ queued: 2, dead: 0 });
    const back = await openSmtp({ port: gone.port });
    await gateway.mails();
    const subjects = back.mails.map(({ mail }) => mail.subject);
    expect(subjects).toEqual(expect.arrayContaining([report.subject, inquiry('').subject]));
    // By this clock the letters may seem a year late, which the provider is told; no other mail may arrive.
    expect(subjects.filter((subject) => !subject?.includes('came late'))).toHaveLength(2);
  });
}

test('a letter whose file somebody took out of the outbox is not sent, and the others are', async () => {
  const gateway = await openGateway({ delivers: false });
  await gateway.send(report);
  await gateway.send(inquiry('stays'));
  rmSync(
    join(
      gateway.outboxFolder,
      filesOf(gateway.outboxFolder).find((name) => name.startsWith('0000000001'))!,
    ),
  );
  gateway.outbox.start(gateway.app.log);
  const mails = await gateway.mails();
  expect(mails.map(({ subject }) => subject)).toEqual([inquiry('').subject]);
  expect(gateway.log()).toContain('its file was taken away');
});
