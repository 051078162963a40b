// @vitest-environment node
import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';

import { confirmation, now, letterhead, report } from '../../mail/family.ts';
import { openGateway, openSmtp, temporaryFolder } from '../gateway.ts';

const inquiry = contactInquiry(letterhead, { name: 'Ana', email: '', phone: '', message: 'Is there room?' });
const hour = 60 * 60_000;

test('health calls for attention when a letter has waited for an hour', async () => {
  let time = now.getTime();
  const gateway = await openGateway({ delivers: false, now: () => new Date(time) });
  await gateway.send(report);
  time += hour;
  expect((await gateway.app.inject('/api/health')).json()).toEqual({
    status: 'attention',
    queued: 1,
    dead: 0,
    setAside: 0,
    waitingMinutes: 60,
    reasons: ['A letter has waited for 60 minutes.'],
  });
});

test('on a disk that is nearly full a new message is refused with the phone number, before the disk is full', async () => {
  const gone = await openSmtp();
  await gone.close();
  let reserve = 0;
  const gateway = await openGateway({ transport: gone.transport, reserve: () => reserve });
  expect((await gateway.send(report)).statusCode).toBe(200);
  reserve = Number.POSITIVE_INFINITY;
  const refused = await gateway.send(inquiry);
  expect(refused.statusCode).toBe(503);
  expect(refused.json().message).toContain(letterhead.phone);
  expect((await gateway.app.inject('/api/health')).json().reasons.join()).toMatch(/cannot be written \(nearly full\)/);
  // A letter that was accepted before is delivered all the same, and its file emptied.
  const back = await openSmtp({ port: gone.port });
  await gateway.mails();
  await gateway.close();
  expect(back.mails.map(({ mail }) => mail.subject)).toEqual([report.subject]);
  expect(gateway.kept()).not.toContain('family.example');
});

test('while mail works, a message is sent at once from a disk that is nearly full', async () => {
  const smtp = await openSmtp();
  const gateway = await openGateway({ transport: smtp.transport, reserve: () => Number.POSITIVE_INFINITY });
  expect((await gateway.send(inquiry)).statusCode).toBe(200);
  expect(smtp.mails).toHaveLength(1);
  expect(gateway.kept()).not.toContain('Is there room?');
});

test('a message that waited for a day says in its subject that it came late; a parent’s confirmation does not', async () => {
  const folder = temporaryFolder();
  const first = await openGateway({ folder, delivers: false });
  await first.send(report);
  await first.send(confirmation);
  await first.close();
  const second = await openGateway({ folder, now: () => new Date(Date.now() + 24 * hour) });
  await second.send(inquiry);
  const subjects = (await second.mails()).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(
    [`Came late: ${report.subject}`, confirmation.subject, inquiry.subject].toSorted(),
  );
});
