// @vitest-environment node
import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';

import { confirmation, now, letterhead, report } from '../../mail/family.ts';
import { connect } from '#gateway/letters/files.ts';

import { openGateway, openSmtp, readMailbox, temporaryFolder, until } from '../gateway.ts';

const inquiry = (message: string) =>
  contactInquiry(letterhead, { name: 'Ana', email: 'ana@family.example', phone: '', message });
const minute = 60_000;
const year = 365 * 24 * 60 * minute;

test('the words of a delivered letter leave every file while the gateway runs, its log included', async () => {
  const gateway = await openGateway({ delivers: false });
  await gateway.send(report);
  await gateway.send(inquiry('Is there room for 李小龙?'));
  for (const word of ['family.example', '李小龙']) expect(gateway.kept()).toContain(word);
  gateway.start();
  await gateway.mails();
  await until(() => {
    for (const word of ['family.example', '李小龙']) expect(gateway.kept() + gateway.log()).not.toContain(word);
  });
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
    expect(await gateway.counts()).toMatchObject({ queued: 2, dead: 0 });
    const back = await openSmtp({ port: gone.port });
    await gateway.mails();
    // By this clock the first may seem a year late, and says so.
    const subjects = back.mails.map(({ mail }) => mail.subject?.replace('Came late: ', ''));
    expect(subjects.toSorted()).toEqual([report.subject, inquiry('').subject].toSorted());
  });
}

test('a letter that somebody took out of the outbox is not sent, and the others are', async () => {
  const gateway = await openGateway({ delivers: false });
  await gateway.send(report);
  await gateway.send(inquiry('stays'));
  const db = connect(gateway.outboxFolder);
  db.exec("DELETE FROM letters WHERE kind = 'registration'");
  db.close();
  gateway.start();
  expect((await gateway.mails()).map(({ subject }) => subject)).toEqual([inquiry('').subject]);
  // Its sender may send it again.
  await gateway.send(report);
  expect((await gateway.mails()).map(({ subject }) => subject)).toContain(report.subject);
});

test('a letter that cannot be read when its turn comes is kept, told in health and not sent; the others are, and its sender may send it again', async () => {
  const gateway = await openGateway({ delivers: false });
  await gateway.send(report);
  await gateway.send(inquiry('stays'));
  const db = connect(gateway.outboxFolder);
  db.exec("UPDATE letters SET letter = substr(letter, 1, 80) WHERE kind = 'registration'");
  db.close();
  gateway.start();
  await until(async () => expect(await gateway.counts()).toMatchObject({ queued: 1, failing: 1 }));
  expect((await readMailbox(gateway.mailbox)).map(({ subject }) => subject)).toEqual([inquiry('').subject]);
  const { reasons } = (await gateway.app.inject('/api/health')).json();
  expect(reasons.join()).toContain('tried again and again without success');
  expect(gateway.log()).not.toContain('family.example');
  for (let time = 0; time < 2; time += 1) expect((await gateway.send(report)).statusCode).toBe(200);
  const subjects = async () => (await readMailbox(gateway.mailbox)).map(({ subject }) => subject).toSorted();
  await until(async () => expect(await subjects()).toEqual([inquiry('').subject, report.subject].toSorted()));
});

test.each(['delivered', 'waiting'])(
  'a disk that cannot be told that a letter is %s is told later, and no letter is mailed twice or forgotten',
  async (state) => {
    let isPutOff = state === 'waiting';
    const smtp = await openSmtp({ refuse: () => (isPutOff ? { code: 451, text: 'later' } : undefined) });
    const gateway = await openGateway({ transport: smtp.transport, delivers: false });
    await gateway.send(report);
    const db = connect(gateway.outboxFolder);
    db.exec(`CREATE TRIGGER full BEFORE UPDATE OF state ON letters WHEN NEW.state = '${state}' AND OLD.state = 'sending'
      BEGIN SELECT RAISE(ABORT, 'full'); END`);
    gateway.start();
    await until(() => expect(gateway.log()).toContain('the outbox cannot be read or written'));
    await gateway.send(inquiry('meanwhile'));
    isPutOff = false;
    db.exec('DROP TRIGGER full');
    db.close();
    await gateway.mails();
    expect(smtp.mails.map(({ mail }) => mail.subject).toSorted()).toEqual(
      [report.subject, inquiry('').subject].toSorted(),
    );
  },
);

test('while the disk takes its time pages are served, and the letter is answered once it is stored', async () => {
  const gateway = await openGateway({ delivers: false });
  const disk = connect(gateway.outboxFolder);
  disk.exec('BEGIN IMMEDIATE');
  let isAnswered = false;
  const answer = gateway.send(report).finally(() => (isAnswered = true));
  for (let index = 0; index < 50; index += 1) expect((await gateway.app.inject('/api/nothing')).statusCode).toBe(404);
  expect(isAnswered).toBe(false);
  disk.exec('COMMIT');
  disk.close();
  expect((await answer).statusCode).toBe(200);
  expect(gateway.rows()).toHaveLength(1);
});
