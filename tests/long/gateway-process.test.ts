// The gateway as a process: how it starts, ends, and is killed.
import { cpSync, realpathSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';

import { letterhead, report } from '../mail/family.ts';
import { startGateway as start, writeDaycare } from '../gateway/running-gateway.ts';
import { node, startProcess } from '../process.ts';
import { daycare, openSmtp, readMailbox, temporaryFolder, textOf, until } from '../gateway/gateway.ts';

/** All of src but what reads the owner's folder, and no such folder. */
function copyWithoutFolder(): string {
  const copy = temporaryFolder();
  for (const name of ['src', 'package.json'])
    cpSync(name, join(copy, name), { recursive: true, filter: (path) => !/content.(?:site|reader)$/.test(path) });
  symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'));
  return copy;
}

test('the gateway knows the daycare from the build alone: it runs where there is no folder of the owner’s, nor what reads it', async () => {
  const copy = copyWithoutFolder();
  const acorns = { ...daycare.letterhead, name: 'Little Acorns', email: 'office@littleacorns.example' };
  writeDaycare(copy, { ...daycare, letterhead: acorns });
  const env = { PORT: '0', SITE_DIR: join(copy, 'site'), SITE: '/nowhere', MAILBOX_DIR: join(copy, 'mailbox') };
  const gateway = startProcess(node, ['src/gateway/main.ts'], { cwd: copy, env });
  const [, url = ''] = await gateway.said(/^Little Acorns is open at (http:\S+)[^]*Mail goes to/m);
  const letter = contactInquiry(acorns, { name: 'Ana', email: 'ana@family.example', phone: '', message: 'Hello' });
  const answer = await fetch(`${url}/api/sendEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(letter),
  });
  expect(answer.status, gateway.output()).toBe(200);
  await until(async () => {
    const [mail] = await readMailbox(join(copy, 'mailbox'));
    expect([mail?.subject, [mail?.to].flat()[0]?.text, mail?.from?.value[0]?.name]).toEqual([
      letter.subject,
      acorns.email,
      'Little Acorns',
    ]);
  });
  gateway.kill('SIGTERM');
  expect(await gateway.exited).toBe(0);
});

test.each([
  ['no build', undefined, 'has no built site'],
  ['a build of another version', {}, 'another version of this program'],
])('where there is %s the gateway does not start, and says how to make one', async (_, said, why) => {
  const folder = temporaryFolder();
  if (said) writeDaycare(folder, said);
  const gateway = startProcess(node, ['src/gateway/main.ts'], { env: { SITE_DIR: join(folder, 'site') } });
  expect(await gateway.exited).toBe(1);
  await gateway.closed;
  expect(gateway.output()).toMatch(/^SITE_DIR is .*\. Build it first: npm run build\.\n$/);
  expect(gateway.output()).toContain(why);
});

test('bad settings stop the gateway with one sentence each', async () => {
  const bad = { PORT: 'abc', SMTP_URL: 'http://mail.example', OUTBOX_DIR: '/dev/null/outbox' };
  const gateway = startProcess(node, ['src/gateway/main.ts'], { env: bad });
  expect(await gateway.exited).toBe(1);
  await gateway.closed;
  const sentences = gateway
    .output()
    .trim()
    .split(/\n(?=✖)/);
  const named = sentences.map((sentence) => /^✖ must .+\n {2}→ at (\w+)$/.exec(sentence)?.[1]);
  expect(named.toSorted()).toEqual(Object.keys(bad).toSorted());
});

test('a letter survives a kill right after the answer, and arrives once after a restart', async () => {
  const folder = temporaryFolder();
  const gone = await openSmtp();
  await gone.close();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${gone.port}` };
  const first = await start(folder, settings);
  expect((await first.post(report)).status).toBe(200);
  await first.stop('SIGKILL');

  const smtp = await openSmtp({ port: gone.port });
  const second = await start(folder, settings);
  await until(() => expect(smtp.mails).toHaveLength(1));
  expect((await second.post(report)).status).toBe(200);
  await until(() => expect(textOf(join(folder, 'outbox'))).not.toContain('family.example'));
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.mail.subject).toBe(report.subject);
  expect(second.output()).not.toContain('family.example');
});

test('a second gateway on the same outbox refuses to start and says why, and the first goes on', async () => {
  const folder = temporaryFolder();
  const first = await start(folder);
  await expect(start(folder)).rejects.toThrow(
    /said .*:\nOUTBOX_DIR cannot be used: npm start or npm run dev runs already, or another gateway of this folder\. End it first\.\n$/,
  );
  expect((await first.post(report)).status).toBe(200);
});

test('a gateway that is asked to stop still takes the letter that is on its way, answers it and delivers it', async () => {
  const folder = temporaryFolder();
  const gateway = await start(folder);
  const body = JSON.stringify(report);
  const port = Number(new URL(gateway.url).port);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  const length = Buffer.byteLength(body);
  socket.write(
    `POST /api/sendEmail HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body.slice(0, 100)}`,
  );
  // An answer to a later request shows that the first is being read.
  expect((await fetch(`${gateway.url}/api/health`)).status).toBe(200);
  const stopped = gateway.stop('SIGTERM');
  await until(async () => {
    const other = connect(port, '127.0.0.1');
    await expect(once(other, 'connect').finally(() => other.destroy())).rejects.toThrow('ECONNREFUSED');
  });
  socket.write(body.slice(100));
  await until(() => expect(answer).toMatch(/^HTTP\/1\.1 200/));
  expect(await stopped).toBe(0);
  const again = await start(folder);
  await until(async () => expect(await readMailbox(join(folder, 'mailbox'))).toHaveLength(1));
  expect(await again.stop('SIGTERM')).toBe(0);
});

test('the gateway says at its start where it listens and where mail goes, without credentials, and ends without an error', async () => {
  const smtp = await openSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
  });
  const gateway = await start(temporaryFolder(), { SMTP_URL: `smtp://name:secret@127.0.0.1:${smtp.port}` });
  expect(gateway.output()).toMatch(
    new RegExp(`${RegExp.escape(letterhead.name)} is open at http://127\\.0\\.0\\.1:\\d+`),
  );
  expect(gateway.output()).toContain(`Mail goes to the mail server 127.0.0.1:${smtp.port}.`);
  expect((await gateway.post(report)).status).toBe(200);
  await until(() => expect(smtp.mails).toHaveLength(1));
  expect(await gateway.stop('SIGTERM')).toBe(0);
  expect(gateway.output()).not.toMatch(/"level":(?:40|50|60)|ExperimentalWarning|DeprecationWarning|secret/);
});
