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

import { writeDurably } from '#gateway/letters/durable-file.ts';
import { setAside } from '#gateway/letters/aside.ts';
import { connect, databaseName } from '#gateway/letters/files.ts';
import { lockFolder } from '#gateway/letters/lock.ts';

import { report } from '../../mail/family.ts';
import { openGateway, temporaryFolder, until } from '../gateway.ts';

const log = `${databaseName}-wal`;

/** Each makes something, under the name that a file of the gateway has. */
const kinds: Record<string, { make: (path: string) => unknown; name: string }> = {
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
  'words in place of the database': {
    make: (path) => writeFileSync(path, 'no database '.repeat(100)),
    name: databaseName,
  },
  'the database of another program': {
    make: (path) => {
      const db = connect(join(path, '..'));
      db.exec('DROP TABLE letters; CREATE TABLE other (id); PRAGMA user_version = 0; PRAGMA journal_mode = DELETE');
      db.close();
    },
    name: databaseName,
  },
  'a pipe in place of the log': { make: (path) => execFileSync('mkfifo', [path]), name: log },
  'a folder in place of the shared memory': { make: (path) => mkdirSync(path), name: `${databaseName}-shm` },
  'a pipe in place of the lock': { make: (path) => execFileSync('mkfifo', [path]), name: 'lock' },
  'words in place of the lock': { make: (path) => writeFileSync(path, 'this is no lock '.repeat(100)), name: 'lock' },
};

for (const [what, { make, name }] of Object.entries(kinds)) {
  test(`${what} stops neither the start nor a letter, is set aside, counted and named once`, async () => {
    const folder = temporaryFolder();
    const outbox = join(folder, 'outbox');
    mkdirSync(outbox);
    await make(join(outbox, name));
    const gateway = await openGateway({ folder });
    expect((await gateway.send(report)).statusCode).toBe(200);
    expect((await gateway.mails()).map(({ subject }) => subject)).toContain(report.subject);
    expect(readdirSync(join(outbox, 'set-aside'))).toEqual([name]);
    expect((await gateway.app.inject('/api/health')).json()).toMatchObject({
      status: 'attention',
      setAside: 1,
      reasons: ['A letter or file in the outbox cannot be read.'],
    });
    expect(gateway.log().split(`"name":"${name}"`)).toHaveLength(2);
    expect(gateway.log()).not.toContain(folder);
  });
}

/** What a disk or a person may do to a database with letters in it. */
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
    expect(readFileSync(join(first.outboxFolder, 'set-aside', databaseName))).toEqual(damaged);
    expect(second.log()).toContain(`"name":"${databaseName}"`);
    await second.send(report);
    expect(await second.mails()).toHaveLength(2);
    await second.close();
    const third = await openGateway({ folder });
    expect(await third.mails()).toHaveLength(2);
    expect((await third.app.inject('/api/health')).json()).toMatchObject({ status: 'attention', setAside: 1 });
  },
);

test('the files of a damaged database stay together, so that a tool can read them', () => {
  const folder = temporaryFolder();
  for (const round of [1, 2]) {
    for (const name of [databaseName, log]) writeFileSync(join(folder, name), `${name} ${round}`);
    setAside(folder, [databaseName, log], 'damaged');
  }
  expect(readdirSync(join(folder, 'set-aside'))).toEqual([databaseName, `${databaseName}.1`]);
  expect(readdirSync(join(folder, 'set-aside', `${databaseName}.1`))).toEqual([databaseName, log]);
});

test.each(['lock', databaseName])(
  'a pipe in place of the %s that cannot be moved away stops the start with a sentence, which does not wait for its other end',
  async (name) => {
    const folder = temporaryFolder();
    const outbox = join(folder, 'outbox');
    mkdirSync(outbox);
    execFileSync('mkfifo', [join(outbox, name)]);
    // A link in place of the folder could lead letters to where others read them.
    symlinkSync(temporaryFolder(), join(outbox, 'set-aside'));
    const sentence = `${name} in it is no file of the gateway (no-file), and cannot be moved`;
    await expect(openGateway({ folder })).rejects.toThrow(sentence);
    // The lock is free again.
    rmSync(join(outbox, name));
    lockFolder(outbox).release();
  },
);

test('what was set aside is still counted after a restart, and no longer once somebody has removed it', async () => {
  const folder = temporaryFolder();
  const outbox = join(folder, 'outbox');
  mkdirSync(join(outbox, databaseName), { recursive: true });
  await (await openGateway({ folder })).close();
  const again = await openGateway({ folder });
  const health = async () => (await again.app.inject('/api/health')).json();
  expect(await health()).toMatchObject({ status: 'attention', setAside: 1 });
  rmSync(join(outbox, 'set-aside', databaseName), { recursive: true });
  expect(await health()).toMatchObject({ status: 'ok', setAside: 0 });
});

test.each([
  ['link', symlinkSync],
  ['second name', linkSync],
] as const)('a %s that waits where a mail will be written is not written through', async (_, link) => {
  const folder = temporaryFolder();
  const [other, mail] = [join(folder, 'other'), join(folder, 'mail')];
  writeFileSync(other, 'not yours');
  link(other, `${mail}.tmp`);
  await writeDurably(mail, Buffer.from('ours'));
  expect([readFileSync(mail, 'utf8'), readFileSync(other, 'utf8')]).toEqual(['ours', 'not yours']);
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
