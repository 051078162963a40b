// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { smtpTransport } from '#gateway/letters/delivery/transport.ts';
import { openOutbox } from '#gateway/letters/outbox/outbox.ts';

import { contactInquiry } from '#mail/contact-inquiry.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, confirmation, now, letterhead, report } from '../../mail/family.ts';
import { filesOf, openGateway, openSmtp, senderOf, temporaryFolder, until } from '../gateway.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const parent = answers.parentEmail;

test("letters that wait go to the address that the provider has when they are delivered; a parent's keeps its own", async () => {
  const folder = temporaryFolder();
  const first = await openGateway({ folder, delivers: false });
  await first.send(report);
  await first.send(confirmation);
  const [stored] = filesOf(first.outboxFolder);
  expect(JSON.parse(readFileSync(join(first.outboxFolder, stored!), 'utf8')).letter).not.toHaveProperty('to');
  await first.close();

  const smtp = await openSmtp();
  const corrected = { ...letterhead, email: 'office@corrected.example' };
  const outbox = await openOutbox({
    folder: join(folder, 'outbox'),
    transport: smtp.transport,
    now: () => now,
    letterhead: async () => corrected,
  });
  outbox.start(quiet);
  await until(() => expect(smtp.mails).toHaveLength(2));
  await outbox.stop();
  expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual([corrected.email, parent]);
});

/** Registers a child and has the confirmation sent. */
async function register({ send, mails }: Awaited<ReturnType<typeof openGateway>>, parentEmail: string) {
  await send(registrationReport(letterhead, { ...answers, parentEmail }, now));
  await send(parentConfirmation(letterhead, parentEmail));
  await mails();
}

test('a mail service that takes no null sender gets the usual one, for the confirmation alone and at once', async () => {
  const smtp = await openSmtp({
    onMailFrom: ({ address }, _session, done) =>
      done(address ? null : Object.assign(new Error('5.1.7 Sender needed'), { responseCode: 550 })),
  });
  const gateway = await openGateway({ transport: smtp.transport });
  await gateway.send(report);
  await gateway.send(confirmation);
  await gateway.mails();
  expect(smtp.mails.map(({ from }) => from)).toEqual([letterhead.email, letterhead.email]);
  expect(gateway.log()).not.toContain('it will be tried again');
});

test('where mail has a sender of its own, replies reach the parent, or the daycare, and never that sender', async () => {
  const smtp = await openSmtp();
  const sender = { ...senderOf(), address: 'no-reply@relay.example' };
  const transport = smtpTransport(new URL(`smtp://127.0.0.1:${smtp.port}`), () => sender);
  const gateway = await openGateway({ transport });
  await register(gateway, parent);
  await gateway.send(contactInquiry(letterhead, { name: 'Ana', email: '', phone: '1', message: 'No address' }));
  await gateway.send({ ...report, html: '<p>From elsewhere</p>' });
  await gateway.mails();
  expect(smtp.mails.map(({ mail }) => mail.from?.value[0]?.address)).toEqual(Array(4).fill(sender.address));
  expect(smtp.mails.map(({ to, mail }) => [to[0], mail.replyTo?.text]).toSorted()).toEqual(
    [
      [letterhead.email, parent],
      [parent, letterhead.email],
      [letterhead.email, letterhead.email],
      [letterhead.email, letterhead.email],
    ].toSorted(),
  );
});

test('a sender that is refused at one letter puts off that letter and no other', async () => {
  const smtp = await openSmtp({
    onMailFrom: ({ address }, _session, done) =>
      done(address ? Object.assign(new Error('not you'), { responseCode: 550 }) : null),
  });
  const gateway = await openGateway({ transport: smtp.transport });
  await gateway.send(report);
  await until(() => expect(gateway.log()).toContain('it will be tried again'));
  await gateway.send(confirmation);
  // The server has the letter before the outbox has written that it was taken.
  await until(() => expect(gateway.outbox.counts()).toEqual({ queued: 1, dead: 0 }));
  expect(smtp.mails).toHaveLength(1);
});
