// @vitest-environment node
import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';
import { lateLetters } from '#mail/late-letters.ts';
import { localTime } from '#mail/local-time.ts';

import { answers, confirmation, now, letterhead, report } from '../../mail/family.ts';
import { openGateway, openSmtp, temporaryFolder, until } from '../gateway.ts';

const inquiry = contactInquiry(letterhead, { name: 'Ana', email: '', phone: '', message: 'Is there room?' });
const hour = 60 * 60_000;
const day = 24 * hour;

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

test('once a day the log says what became of the letters, in counts alone', async () => {
  let ahead = 0;
  let isRefused = true;
  const smtp = await openSmtp({
    refuse: (to) => (to === answers.parentEmail && isRefused ? { code: 451, text: 'later' } : undefined),
  });
  const gateway = await openGateway({
    transport: smtp.transport,
    now: () => new Date(Date.now() + ahead),
    waits: { sweep: 5 },
  });
  await gateway.send(report);
  await gateway.send(report);
  await gateway.send(confirmation);
  await gateway.send(inquiry);
  await until(() => expect(smtp.mails).toHaveLength(2));
  await until(() => expect(gateway.log()).toContain('it will be tried again'));
  isRefused = false;
  await gateway.mails();
  expect(gateway.log()).not.toContain('letters of the last day');
  ahead += day;
  await until(() => expect(gateway.log()).toContain('letters of the last day'));
  const lines = gateway.log().split('\n');
  const line = JSON.parse(lines.find((one) => one.includes('letters of the last day')) ?? '{}');
  expect(line).toMatchObject({ accepted: 3, delivered: 3, deferred: 1, dead: 0, setAside: 0, queued: 0 });
});

test('when letters that waited for a day are delivered, one letter tells the provider, once and without contents', async () => {
  const folder = temporaryFolder();
  const first = await openGateway({ folder, delivers: false });
  await first.send(report);
  await first.send(confirmation);
  await first.send(inquiry);
  await first.close();
  const smtp = await openSmtp();
  const clock = () => new Date(Date.now() + day);
  const second = await openGateway({ folder, transport: smtp.transport, now: clock });
  await until(() => expect(smtp.mails).toHaveLength(4));
  const late = smtp.mails.filter(({ mail }) => mail.subject?.includes('came late'));
  expect(late).toHaveLength(1);
  expect(late[0]?.to).toEqual([letterhead.email]);
  expect(late[0]?.mail.subject).toContain('2 messages');
  for (const value of ['family.example', 'Ana', answers.childFirstName, 'Is there room'])
    expect(late[0]?.mail.text).not.toContain(value);
  await second.send(contactInquiry(letterhead, { name: 'Bo', email: '', phone: '', message: 'Hello' }));
  await second.mails();
  await second.close();
  expect(smtp.mails).toHaveLength(5);
});

test('the letter about late messages says how many, from when to when, in the provider’s time', () => {
  const first = now.getTime();
  const at = (time: number) => localTime(new Date(time), letterhead.utcOffset).people;
  const { to, subject, message } = lateLetters(letterhead, { count: 3, first, last: first + hour });
  expect(to).toBe(letterhead.email);
  expect(subject).toBe(`3 messages from the website came late - ${letterhead.name}`);
  expect(message).toContain(`between ${at(first)} and ${at(first + hour)}`);
  expect(lateLetters(letterhead, { count: 1, first, last: first }).message).toContain(`It was sent on ${at(first)}`);
});
