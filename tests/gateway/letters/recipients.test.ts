// @vitest-environment node
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { smtpTransport } from '#gateway/letters/transport.ts';
import { openOutbox, startOutbox, stopOutbox } from '#gateway/letters/open-outbox.ts';

import { contactInquiry } from '#mail/contact-inquiry.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, confirmation, now, letterhead, report } from '../../mail/family.ts';
import { openGateway, openSmtp, senderOf, temporaryFolder, until } from '../gateway.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const parent = answers.parentEmail;

test("letters that wait go to the address that the provider has when they are delivered; a parent's keeps its own", async () => {
  const folder = temporaryFolder();
  const first = await openGateway({ folder, delivers: false });
  await first.send(report);
  await first.send(confirmation);
  await first.close();

  const smtp = await openSmtp();
  const corrected = { ...letterhead, email: 'office@corrected.example' };
  const outbox = await openOutbox({
    folder: join(folder, 'outbox'),
    transport: smtp.transport,
    now: () => now,
    letterhead: async () => corrected,
    log: quiet,
  });
  startOutbox(outbox);
  await until(() => expect(smtp.mails).toHaveLength(2));
  await stopOutbox(outbox);
  expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual([corrected.email, parent]);
});

/** A mail server that answers each step as it is told, and keeps no letter. Resolves to its address, and to the envelopes and their last steps, in order. */
async function openSteps(replyTo: (step: string, from: string, to: string) => string | undefined) {
  const ended: string[] = [];
  const server = createServer((socket) => {
    let [from, to, text] = ['', '', ''];
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 steps\r\n');
    socket.on('data', (data) => {
      text += data.toString();
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isData && line !== '.') continue;
        isData = false;
        const address = /<(.*?)>/.exec(line)?.[1] ?? '';
        const step = line.replace(/:.*/, '');
        if (step === 'MAIL FROM') [from, to] = [address, ''];
        if (step === 'RCPT TO') to = address;
        const refusal = replyTo(step, from, to);
        if (refusal || step === '.') ended.push(`<${from}> to ${to}: ${refusal ?? 'taken'}`);
        isData = step === 'DATA' && !refusal;
        socket.write(`${refusal ?? (isData ? '354 go on' : '250 fine')}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    ended,
    transport: smtpTransport(new URL(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`), senderOf),
  };
}

/** Registers a child and has the confirmation sent. */
async function register({ send, mails }: Awaited<ReturnType<typeof openGateway>>, parentEmail: string) {
  await send(registrationReport(letterhead, { ...answers, parentEmail }, now));
  await send(parentConfirmation(letterhead, parentEmail));
  await mails();
}

test.each(
  ['MAIL FROM', 'RCPT TO', 'DATA', '.'].flatMap((step) => [554, 530, 535].map((code) => [step, code] as const)),
)(
  'a mail service that refuses the null sender at %s with %i gets the usual one, at once, and is not asked again',
  async (refusing, code) => {
    const own = letterhead.email;
    const reply = `${code} 5.7.1 a sender, please`;
    const smtp = await openSteps((step, from) => (step === refusing && from === '' ? reply : undefined));
    const gateway = await openGateway({ transport: smtp.transport });
    for (const parentEmail of ['one@family.example', 'two@family.example']) await register(gateway, parentEmail);
    expect(smtp.ended.filter((end) => !end.includes(`> to ${own}`))).toEqual([
      // Refused before it is told to whom.
      `<> to ${refusing === 'MAIL FROM' ? '' : 'one@family.example'}: ${reply}`,
      `<${own}> to one@family.example: taken`,
      `<${own}> to two@family.example: taken`,
    ]);
    expect(smtp.ended.filter((end) => end.includes(`> to ${own}`))).toHaveLength(2);
    expect(gateway.log()).not.toMatch(/tried again|NOT DELIVERED/);
  },
);

test("a parent's mailbox that is refused itself is asked with both senders once, and later parents get the null sender", async () => {
  const reply = '550 5.1.1 no such user';
  const smtp = await openSteps((step, _, to) => (step === 'RCPT TO' && to.startsWith('nobody@') ? reply : undefined));
  const gateway = await openGateway({ transport: smtp.transport });
  for (const parentEmail of ['nobody@family.example', 'two@family.example']) await register(gateway, parentEmail);
  expect(smtp.ended.filter((end) => end.includes('@family'))).toEqual([
    `<> to nobody@family.example: ${reply}`,
    `<${letterhead.email}> to nobody@family.example: ${reply}`,
    '<> to two@family.example: taken',
  ]);
  expect(await gateway.counts()).toMatchObject({ queued: 0, dead: 1 });
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
  await until(async () => expect(await gateway.counts()).toMatchObject({ queued: 1, dead: 0 }));
  expect(smtp.mails).toHaveLength(1);
});
