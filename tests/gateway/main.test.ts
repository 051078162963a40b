// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, provider } from '../mail/family.ts';
import { openSmtp, readMailbox, temporaryFolder, textOf, until } from './gateway.ts';

const report = registrationReport(provider, answers, now);
const pinned = join(process.cwd(), 'node_modules/node/bin/node');

/** The gateway as its own process, as it runs for real. */
async function start(folder: string, settings: Record<string, string> = {}) {
  const child = spawn(existsSync(pinned) ? pinned : process.execPath, ['src/gateway/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      OUTBOX_DIR: join(folder, 'outbox'),
      MAILBOX_DIR: join(folder, 'mailbox'),
      SITE_DIR: join(folder, 'site'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  await until(() => {
    if (child.exitCode === null && !output.includes('Mail goes to')) throw new Error('Not started yet.');
  });
  const url = /is open at (http:\S+)/.exec(output)?.[1] ?? '';
  return {
    output: () => output,
    send: () =>
      fetch(`${url}/api/sendEmail`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(report),
      }),
    stop: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

test('it says where it is open and where mail goes, without credentials (M43, M53)', async () => {
  const smtp = await openSmtp();
  const gateway = await start(temporaryFolder(), { SMTP_URL: `smtp://name:secret@127.0.0.1:${smtp.port}` });
  expect(gateway.output()).toMatch(/Prairie Lantern is open at http:\/\/127\.0\.0\.1:\d+/);
  expect(gateway.output()).toContain(`Mail goes to the mail server 127.0.0.1:${smtp.port}.`);
  expect(gateway.output()).not.toContain('secret');
});

for (const [name, value] of [
  ['PORT', 'abc'],
  ['SMTP_URL', 'http://mail.example'],
  ['OUTBOX_DIR', '/dev/null/outbox'],
] as const) {
  test(`a bad ${name} stops it with one sentence that says so`, async () => {
    const gateway = await start(temporaryFolder(), { [name]: value });
    expect(await gateway.stop('SIGTERM')).toBe(1);
    expect(gateway.output().trim()).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
  });
}

test('a letter survives a kill right after the answer, and arrives once after a restart (M47, M46, M43)', async () => {
  const folder = temporaryFolder();
  const gone = await openSmtp();
  await gone.close();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${gone.port}` };
  const first = await start(folder, settings);
  expect((await first.send()).status).toBe(200);
  await first.stop('SIGKILL');

  const smtp = await openSmtp({ port: gone.port });
  const second = await start(folder, settings);
  await until(() => expect(smtp.mails).toHaveLength(1));
  expect((await second.send()).status).toBe(200);
  await until(() => expect(textOf(join(folder, 'outbox'))).not.toContain('family.example'));
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.mail.subject).toBe(report.subject);
  expect(second.output()).not.toContain('family.example');
});

test('asked to stop, it finishes the delivery and exits without an error (M43)', async () => {
  const folder = temporaryFolder();
  const gateway = await start(folder);
  expect((await gateway.send()).status).toBe(200);
  expect(await gateway.stop('SIGTERM')).toBe(0);
  const waiting = readdirSync(join(folder, 'outbox')).length - 1;
  expect((await readMailbox(join(folder, 'mailbox'))).length || waiting).toBeGreaterThan(0);
  expect(gateway.output()).not.toMatch(/ExperimentalWarning|DeprecationWarning/);
});
