// @vitest-environment node
// What may stand in the outbox in place of the gateway's files, and a database that is damaged.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { asideName, connect, databaseName } from '#gateway/letters/files.ts';
import { mailboxTransport } from '#gateway/letters/transport.ts';

import { report } from '../../mail/family.ts';
import { openGateway, readMailbox, senderOf, temporaryFolder, until } from '../gateway.ts';

const log = `${databaseName}-wal`;

/** Each makes something, under the name that a file of the gateway has. */
const kinds: Record<string, { make: (path: string) => unknown; name: string; says?: string }> = {
  'a folder in place of the database': { make: (path) => mkdirSync(path), name: databaseName },
  'a link to itself in place of the database': { make: (path) => symlinkSync(path, path), name: databaseName },
  'a link to an endless device in place of the database': {
    make: (path) => symlinkSync('/dev/zero', path),
    name: databaseName,
  },
  'a link to a file elsewhere in place of the database': {
    make: (path) => {
      writeFileSync(join(path, '../../elsewhere'), '');
      symlinkSync('../elsewhere', path);
    },
    name: databaseName,
  },
  'a pipe in place of the database': { make: (path) => execFileSync('mkfifo', [path]), name: databaseName },
  'a socket in place of the database': {
    make: async (path) => {
      const server = createServer().listen(path);
      onTestFinished(() => void server.close());
      await once(server, 'listening');
    },
    name: databaseName,
  },
  'the database of another program': {
    make: (path) => {
      const db = connect(join(path, '..'));
      db.exec('DROP TABLE letters; CREATE TABLE other (id); PRAGMA user_version = 0; PRAGMA journal_mode = DELETE');
      db.close();
    },
    name: databaseName,
    says: 'is the database of another program',
  },
  'a pipe in place of the log': { make: (path) => execFileSync('mkfifo', [path]), name: log },
  'a folder in place of the shared memory': { make: (path) => mkdirSync(path), name: `${databaseName}-shm` },
  'a pipe in place of the lock': { make: (path) => execFileSync('mkfifo', [path]), name: 'lock' },
  'words in place of the lock': {
    make: (path) => writeFileSync(path, 'this is no lock '.repeat(100)),
    name: 'lock',
    says: 'cannot be locked',
  },
};

test.each(Object.entries(kinds))(
  '%s stops the start at once with a sentence; once it is gone the gateway starts',
  async (_, { make, name, says = 'is no file of the gateway. Move it away' }) => {
    const folder = temporaryFolder();
    const outbox = join(folder, 'outbox');
    mkdirSync(outbox);
    await make(join(outbox, name));
    await expect(openGateway({ folder })).rejects.toThrow(`${name} in it ${says}`);
    rmSync(join(outbox, name), { recursive: true });
    // The lock is free again.
    const gateway = await openGateway({ folder });
    expect((await gateway.send(report)).statusCode).toBe(200);
    expect(await gateway.mails()).toHaveLength(1);
    expect(existsSync(join(outbox, asideName))).toBe(false);
  },
);

const damages: Record<string, (path: string) => void> = {
  'cut off': (path) => truncateSync(path, 6_000),
  'overwritten in the middle': (path) => {
    const bytes = readFileSync(path);
    bytes.fill(0xff, 4_096, 8_192);
    writeFileSync(path, bytes);
  },
};

test.each(Object.entries(damages))(
  'a database that is %s is set aside whole, the provider is told once by letter, and a new one is begun',
  async (_, spoil) => {
    const folder = temporaryFolder();
    const first = await openGateway({ folder, delivers: false });
    await first.send(report);
    await first.close();
    const path = join(first.outboxFolder, databaseName);
    spoil(path);
    const damaged = readFileSync(path);
    const second = await openGateway({ folder });
    const subjects = async () => (await second.mails()).map(({ subject }) => subject);
    await until(async () => expect(await subjects()).toEqual([expect.stringMatching(/may be lost/)]));
    const [aside = ''] = readdirSync(join(first.outboxFolder, asideName));
    expect(readFileSync(join(first.outboxFolder, asideName, aside, databaseName))).toEqual(damaged);
    expect(second.log()).toContain('was set aside');
    await second.send(report);
    expect(await second.mails()).toHaveLength(2);
    await second.close();
    const third = await openGateway({ folder });
    expect(await third.mails()).toHaveLength(2);
    expect((await third.app.inject('/api/health')).json()).toMatchObject({ status: 'attention', setAside: 1 });
  },
);

test('what was set aside is no longer counted once somebody has removed it', async () => {
  const folder = temporaryFolder();
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox);
  writeFileSync(join(outbox, databaseName), 'no database '.repeat(100));
  const gateway = await openGateway({ folder });
  const health = async () => (await gateway.app.inject('/api/health')).json();
  expect(await health()).toMatchObject({ status: 'attention', setAside: 1 });
  rmSync(join(outbox, asideName), { recursive: true });
  expect(await health()).toMatchObject({ status: 'ok', setAside: 0 });
});

test.each([
  ['link', symlinkSync],
  ['second name', linkSync],
] as const)('a %s that waits where a mail will be written is not written through', async (_, link) => {
  const folder = temporaryFolder();
  const [other, mailbox] = [join(folder, 'other'), join(folder, 'mailbox')];
  const letter = {
    id: 'a',
    kind: 'inquiry',
    accepted: 0,
    to: 'a@b.example',
    subject: 'Hello',
    message: 'ours',
  } as const;
  mkdirSync(mailbox);
  writeFileSync(other, 'not yours');
  link(other, join(mailbox, '19700101T000000.000Z-a.eml.tmp'));
  await mailboxTransport(mailbox, senderOf).deliver(letter);
  expect(readdirSync(mailbox)).toEqual(['19700101T000000.000Z-a.eml']);
  expect([(await readMailbox(mailbox))[0]?.text?.trim(), readFileSync(other, 'utf8')]).toEqual(['ours', 'not yours']);
});

test('other files, hidden ones, and the folder that a file system makes for itself, are none of the outbox’s business', async () => {
  const folder = temporaryFolder();
  const outbox = join(folder, 'outbox');
  mkdirSync(join(outbox, 'lost+found'), { recursive: true });
  for (const name of ['.nfs0001', 'notes.txt']) writeFileSync(join(outbox, name), '');
  chmodSync(join(outbox, 'lost+found'), 0);
  const gateway = await openGateway({ folder });
  expect((await gateway.app.inject('/api/health')).json()).toMatchObject({ status: 'ok', setAside: 0 });
  expect(existsSync(join(outbox, 'set-aside'))).toBe(false);
});
