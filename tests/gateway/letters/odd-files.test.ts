// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
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

import { removeDurably, replaceDurably } from '#gateway/letters/outbox/durable-files.ts';
import { lockFolder } from '#gateway/letters/outbox/lock.ts';
import { setAside } from '#gateway/letters/outbox/odd-files.ts';
import { largestFile } from '#gateway/letters/outbox/letter-file.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';

import { now, letterhead, report } from '../../mail/family.ts';
import { filesOf, openGateway, temporaryFolder, until } from '../gateway.ts';

const inquiry = contactInquiry(letterhead, { name: 'Ana', email: '', phone: '', message: 'Is there room?' });
const whole = {
  state: 'queued',
  letter: { id: 'a', kind: 'inquiry', accepted: now.getTime(), subject: 'Hello', message: 'Is there room?' },
};
const json = (value: unknown) => (path: string) => writeFileSync(path, JSON.stringify(value));
const changed = (letter: object) => json({ ...whole, letter: { ...whole.letter, ...letter } });
const name = '0000000001-a.json';

/** What may stand in an outbox in place of a letter: how it is made, and under which name. */
const kinds: Record<string, { make: (path: string) => unknown; name?: string }> = {
  'a folder': { make: (path) => mkdirSync(path) },
  'a link to itself': { make: (path) => symlinkSync(path, path) },
  'a link to an endless device': { make: (path) => symlinkSync('/dev/zero', path) },
  'a link to a letter elsewhere': {
    make: (path) => {
      json(whole)(join(path, '../../elsewhere.json'));
      symlinkSync(join(path, '../../elsewhere.json'), path);
    },
  },
  'an empty file': { make: (path) => writeFileSync(path, '') },
  'JSON that is cut off': { make: (path) => writeFileSync(path, JSON.stringify(whole).slice(0, 80)) },
  'a letter with another id than its file': { make: changed({ id: 'b' }) },
  'a confirmation to a list': { make: changed({ kind: 'confirmation', to: 'a@b.example, c@d.example' }) },
  'a file larger than any letter': {
    make: (path) => {
      writeFileSync(path, JSON.stringify(whole));
      truncateSync(path, largestFile + 1);
    },
  },
  'a very long name': { make: json(whole), name: `0000000001-${'a'.repeat(239)}.json` },
  'a number too long to count on from': { make: json(whole), name: '99999999999999999999-a.json' },
  'a folder named like an unfinished letter': { make: (path) => mkdirSync(path), name: `${name}.tmp` },
  'a pipe that nobody writes to': { make: (path) => execFileSync('mkfifo', [path]) },
  'a socket': {
    make: async (path) => {
      const server = createServer().listen(path);
      onTestFinished(() => void server.close());
      await once(server, 'listening');
    },
  },
  'a folder in place of the commands': { make: (path) => mkdirSync(path), name: 'control' },
  'a key of the wrong size': { make: (path) => writeFileSync(path, 'x'), name: 'key' },
  'a link in place of the key': { make: (path) => symlinkSync('/dev/zero', path), name: 'key' },
  'a pipe in place of the lock': { make: (path) => execFileSync('mkfifo', [path]), name: 'lock' },
  'words in place of the lock': { make: (path) => writeFileSync(path, 'this is no lock '.repeat(100)), name: 'lock' },
};

for (const [what, { make, name: odd = name }] of Object.entries(kinds)) {
  test(`${what} in the outbox stops neither the start nor a letter, is set aside, counted and named once`, async () => {
    const folder = temporaryFolder();
    const outbox = join(folder, 'outbox');
    mkdirSync(outbox);
    await make(join(outbox, odd));
    const gateway = await openGateway({ folder });
    expect((await gateway.send(report)).statusCode).toBe(200);
    expect(await gateway.mails()).toHaveLength(1);
    expect(readdirSync(join(outbox, 'set-aside'))).toEqual([odd]);
    expect((await gateway.app.inject('/api/health')).json()).toMatchObject({
      status: 'attention',
      setAside: 1,
      reasons: ['One file in the outbox cannot be read as a letter.'],
    });
    expect(gateway.log().split(`"name":"${odd}"`)).toHaveLength(2);
    expect(gateway.log()).not.toContain(folder);
  });
}

test('a pipe in place of the lock that cannot be moved away stops the start, which does not wait for its other end', async () => {
  const outbox = temporaryFolder();
  execFileSync('mkfifo', [join(outbox, 'lock')]);
  symlinkSync(temporaryFolder(), join(outbox, 'set-aside'));
  await expect(lockFolder(outbox, async (file) => void (await setAside(outbox, file.name)))).rejects.toMatchObject({
    code: 'no-file',
  });
});

test('a letter that cannot be read any more when its turn comes is set aside, and the others are sent', async () => {
  const gateway = await openGateway({ delivers: false });
  await gateway.send(report);
  await gateway.send(inquiry);
  const path = join(
    gateway.outboxFolder,
    filesOf(gateway.outboxFolder).find((file) => file.startsWith('0000000001'))!,
  );
  rmSync(path);
  symlinkSync(path, path);
  gateway.outbox.start(gateway.app.log);
  const mails = await gateway.mails();
  expect(mails.map(({ subject }) => subject)).toEqual([inquiry.subject]);
  expect((await gateway.app.inject('/api/health')).json()).toMatchObject({
    status: 'attention',
    setAside: 1,
    queued: 0,
  });
  // The unreadable letter will not arrive, so its sender may send it again.
  await gateway.send(report);
  expect((await gateway.mails()).map(({ subject }) => subject)).toContain(report.subject);
});

test('a file that somebody deleted does not keep the others from being tidied away', async () => {
  let time = now.getTime();
  const gateway = await openGateway({ now: () => new Date(time), waits: { sweep: 5 } });
  await gateway.send(report);
  await gateway.send(inquiry);
  await gateway.mails();
  const letterFiles = () => filesOf(gateway.outboxFolder).filter((file) => file.endsWith('.json'));
  await until(() => expect(gateway.kept().match(/"state":"delivered"/g)).toHaveLength(2));
  rmSync(join(gateway.outboxFolder, letterFiles()[0]!));
  time += 11 * 60_000;
  await until(() => expect(letterFiles()).toEqual([]));
  expect(gateway.log()).not.toContain('could not be tidied');
});

test.each([
  ['a link to', symlinkSync],
  ['another name of', linkSync],
] as const)(
  'a letter that somebody replaced by %s another file goes, and that file stays as it is',
  async (_, link) => {
    const folder = temporaryFolder();
    const [other, letter] = [join(folder, 'other'), join(folder, name)];
    writeFileSync(other, 'not yours');
    link(other, letter);
    await replaceDurably(letter, 'ours');
    expect([readFileSync(letter, 'utf8'), readFileSync(other, 'utf8')]).toEqual(['ours', 'not yours']);
    rmSync(letter);
    link(other, letter);
    await removeDurably(letter);
    expect([readdirSync(folder), readFileSync(other, 'utf8')]).toEqual([['other'], 'not yours']);
  },
);

test.each([
  ['link', symlinkSync],
  ['second name', linkSync],
] as const)('a %s that waits where a file will be written is not written through', async (_, link) => {
  const gateway = await openGateway({ delivers: false });
  const other = join(gateway.folder, 'other');
  writeFileSync(other, 'not yours');
  await gateway.send(report);
  const file = join(
    gateway.outboxFolder,
    filesOf(gateway.outboxFolder).find((each) => each.endsWith('.json'))!,
  );
  link(other, `${file}.tmp`);
  gateway.outbox.start(gateway.app.log);
  expect(await gateway.mails()).toHaveLength(1);
  await gateway.close();
  expect(readFileSync(other, 'utf8')).toBe('not yours');
  expect(gateway.kept()).not.toContain('family.example');
});

test('a second copy of a letter is set aside, so that it is mailed once', async () => {
  const folder = temporaryFolder();
  const first = await openGateway({ folder, delivers: false });
  await first.send(report);
  const file = filesOf(first.outboxFolder).find((one) => one.endsWith('.json'))!;
  copyFileSync(join(first.outboxFolder, file), join(first.outboxFolder, file.replace('0000000001', '0000000002')));
  await first.close();
  const second = await openGateway({ folder });
  expect(await second.mails()).toHaveLength(1);
  expect(readdirSync(join(second.outboxFolder, 'set-aside'))).toHaveLength(1);
});

test('a file that was set aside is still counted after a restart, and no longer once somebody has removed it', async () => {
  const folder = temporaryFolder();
  const outbox = join(folder, 'outbox');
  mkdirSync(join(outbox, name), { recursive: true });
  await (await openGateway({ folder })).close();
  const again = await openGateway({ folder });
  const health = async () => (await again.app.inject('/api/health')).json();
  expect(await health()).toMatchObject({ status: 'attention', setAside: 1 });
  rmSync(join(outbox, 'set-aside', name), { recursive: true });
  expect(await health()).toMatchObject({ status: 'ok', setAside: 0 });
});

test('a file that cannot be moved is left, ignored and counted', async () => {
  const folder = temporaryFolder();
  const outbox = join(folder, 'outbox');
  mkdirSync(join(outbox, name), { recursive: true });
  // A link in place of the folder could lead letters to where others read them.
  symlinkSync(temporaryFolder(), join(outbox, 'set-aside'));
  const gateway = await openGateway({ folder });
  await gateway.send(report);
  expect(await gateway.mails()).toHaveLength(1);
  expect(lstatSync(join(outbox, name)).isDirectory()).toBe(true);
  expect((await gateway.app.inject('/api/health')).json()).toMatchObject({ status: 'attention', setAside: 2 });
});

test('hidden files, and the folder that a file system makes for itself, are none of the outbox’s business', async () => {
  const folder = temporaryFolder();
  const outbox = join(folder, 'outbox');
  mkdirSync(join(outbox, 'lost+found'), { recursive: true });
  writeFileSync(join(outbox, '.nfs0001'), '');
  chmodSync(join(outbox, 'lost+found'), 0);
  const gateway = await openGateway({ folder });
  expect((await gateway.app.inject('/api/health')).json()).toMatchObject({ status: 'ok', setAside: 0 });
  expect(existsSync(join(outbox, 'set-aside'))).toBe(false);
});
