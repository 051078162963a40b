// @vitest-environment node
// The outbox's database: what is stored is on disk and read by another process, what is delivered is gone, and what somebody does to its files loses nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { type LetterKind } from '#gateway/letters/letter.ts';
import { openDatabase } from '#gateway/letters/database.ts';
import { connect, databaseName, openFiles } from '#gateway/letters/files.ts';
import { transact } from '#gateway/letters/transaction.ts';
import { overwrite, wipe } from '#gateway/letters/wipe.ts';

import { temporaryFolder, until } from '../gateway.ts';

const minute = 60_000;
const words = 'Is there room for 李小龙?';
const letter = (id: string, more: object = {}) =>
  ({ id, kind: 'inquiry', accepted: 1, letter: JSON.stringify({ id, message: words }), nextTry: 1, ...more }) as const;

async function open(folder = temporaryFolder(), wipeAfter = 5) {
  const database = await openDatabase({ folder, wipeAfter });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await database.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { ...database, close, folder };
}

/** By another process: a file of a database that this one closes would lose its locks. */
const bytesOf = (folder: string) => execFileSync('sh', ['-c', 'cat "$0"/*', folder]).toString();

/** The letters as another connection sees them. */
function rowsIn(folder: string) {
  const db = connect(folder);
  const rows = db.prepare('SELECT id, state, letter, next_try FROM letters ORDER BY number').all();
  db.close();
  return rows.map((row) => ({ ...row }));
}

const everything = { now: 1, count: 10, most: 4, longest: minute } as const;

/** Transactions in the write-ahead log: frames that say how large the database is after them. */
function transactionsIn(folder: string): number {
  const log = readFileSync(join(folder, `${databaseName}-wal`));
  const frame = 24 + 4_096;
  const frames = Array.from({ length: Math.floor((log.length - 32) / frame) }, (_, index) => 32 + index * frame);
  return frames.filter((at) => log.readUInt32BE(at + 4) > 0).length;
}

test('letters that wait for the disk at the same moment share one transaction', async () => {
  const { run, folder } = await open();
  const before = transactionsIn(folder);
  const ids = Array.from({ length: 50 }, (_, index) => `letter ${index}`);
  await Promise.all(ids.map((id) => run('accept', letter(id))));
  expect(rowsIn(folder).map(({ id }) => id)).toEqual(ids);
  // The first goes at once, all others after it.
  expect(transactionsIn(folder) - before).toBeLessThanOrEqual(2);
});

test('what would lose a letter, or mail it twice, is synced; what is only tried again sooner is not', () => {
  const { db } = openFiles(temporaryFolder());
  onTestFinished(() => db.close());
  const synced = (name: 'accept' | 'take' | 'fail' | 'deliver', input: object) => {
    transact(db, db.createTagStore(), [{ name, input }], () => undefined);
    return db.prepare('PRAGMA synchronous').get()!['synchronous'];
  };
  const [full, normal] = [2, 1];
  expect(synced('accept', letter('a'))).toBe(full);
  expect(synced('take', everything)).toBe(normal);
  expect(synced('fail', { id: 'a', now: 1, isDead: false, nextTry: 1, cause: 'server', error: '' })).toBe(normal);
  expect(synced('deliver', { id: 'a', now: 1, expires: 2 })).toBe(full);
});

test('one letter that cannot be stored takes no other with it', async () => {
  const { run, folder } = await open();
  await run('accept', letter('first'));
  const results = await Promise.allSettled(['a', 'first', 'b'].map((id) => run('accept', letter(id))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(rowsIn(folder).map(({ id }) => id)).toEqual(['first', 'a', 'b']);
});

test('the same letter is known while it waits, and for as long as its digest lasts once it is delivered', async () => {
  const { run } = await open();
  const post = (id: string, accepted: number) => run('accept', letter(id, { accepted, digest: 'same' }));
  expect(await Promise.all([post('a', 1), post('b', 1)])).toEqual([
    { id: 'a', isRepeat: false },
    { id: 'a', isRepeat: true },
  ]);
  expect(await post('c', 60 * minute)).toEqual({ id: 'a', isRepeat: true });
  await run('deliver', { id: 'a', now: 1, expires: 10 * minute });
  expect(await post('d', 10 * minute - 1)).toEqual({ id: 'a', isRepeat: true });
  expect(await post('e', 10 * minute)).toEqual({ id: 'e', isRepeat: false });
});

test('a confirmation is stored and its grant used up in one step', async () => {
  const { run } = await open();
  await run('accept', letter('registration', { grants: 'key' }));
  expect(await run('grants', { since: 0 })).toEqual([{ key: 'key', registration: 'registration', accepted: 1 }]);
  await run('accept', letter('confirmation', { uses: 'key' }));
  expect(await run('grants', { since: 0 })).toEqual([]);
});

test('registrations are taken first, then confirmations, then the rest; and behind them what broke a session', async () => {
  const { run } = await open();
  const kinds: LetterKind[] = ['inquiry', 'confirmation', 'registration', 'comment', 'registration'];
  await Promise.all(kinds.map((kind, index) => run('accept', letter(`${index}`, { kind }))));
  const ids = async (most = 4) => (await run('take', { ...everything, most })).map(({ id }) => id);
  const failed = (id: string, cause: 'unclear' | 'server') =>
    run('fail', { id, now: 1, isDead: false, nextTry: 1, cause, error: '' });
  expect(await ids()).toEqual(['2', '4', '1', '0', '3']);
  for (const id of ['0', '1', '2']) await failed(id, id === '2' ? 'unclear' : 'server');
  expect(await ids(3)).toEqual(['1', '0']);
  expect(await ids()).toEqual(['2']);
  expect(await ids()).toEqual([]);
});

test('a letter whose time lies further ahead than any wait is due: the clock was set back', async () => {
  const { run } = await open();
  await run('accept', letter('soon', { nextTry: 10 * minute }));
  await run('accept', letter('a year ahead', { nextTry: 500_000 * minute }));
  expect(await run('take', { ...everything, longest: 30 * minute })).toMatchObject([{ id: 'a year ahead' }]);
});

test('the words of a delivered letter are in no file of the folder any more, log included', async () => {
  const { run, folder } = await open();
  await run('accept', letter('a', { letter: JSON.stringify(words.repeat(1_000)) }));
  expect(bytesOf(folder)).toContain('李小龙');
  await run('deliver', { id: 'a', now: 1, expires: 2 });
  expect(rowsIn(folder)).toMatchObject([{ state: 'delivered', letter: null }]);
  await until(() => expect(bytesOf(folder)).not.toContain('李小龙'));
  expect(statSync(join(folder, `${databaseName}-wal`)).size).toBe(0);
});

test('while somebody reads the database its log stays, and can be emptied afterwards', () => {
  const folder = temporaryFolder();
  const { db } = openFiles(folder);
  const reader = connect(folder);
  onTestFinished(() => (db.close(), reader.close()));
  const step = (name: 'accept' | 'deliver', input: object) =>
    transact(db, db.createTagStore(), [{ name, input }], () => undefined);
  step('accept', letter('a'));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM letters').get();
  step('deliver', { id: 'a', now: 1, expires: 2 });
  expect(wipe(folder, db)).toBe(false);
  expect(bytesOf(folder)).toContain('李小龙');
  reader.exec('COMMIT');
  expect(wipe(folder, db)).toBe(true);
  expect(bytesOf(folder)).not.toContain('李小龙');
  expect(rowsIn(folder)).toMatchObject([{ id: 'a', state: 'delivered' }]);
});

test('a log is overwritten before it is cut off, so that its words are not left on the disk', () => {
  const file = join(temporaryFolder(), 'log');
  writeFileSync(file, words.repeat(100));
  const { size } = statSync(file);
  overwrite(file);
  const bytes = readFileSync(file);
  expect([bytes.length, bytes.every((byte) => byte === 0)]).toEqual([size, true]);
});

test('a stop leaves no words of delivered letters, and what waits', async () => {
  const { run, folder, close } = await open(undefined, minute);
  await run('accept', letter('a'));
  await run('accept', letter('b', { letter: '"still waits"' }));
  await run('deliver', { id: 'a', now: 1, expires: 2 });
  await close();
  expect(bytesOf(folder)).not.toContain('李小龙');
  expect(bytesOf(folder)).toContain('still waits');
});

test('letters survive that somebody deletes the folder: none is taken into a file without a name, and with a new folder all are there', async () => {
  const { run, folder, close } = await open();
  await run('accept', letter('before'));
  rmSync(folder, { recursive: true });
  await expect(run('accept', letter('meanwhile'))).rejects.toMatchObject({ code: 'ENOENT' });
  mkdirSync(folder);
  await run('accept', letter('after'));
  expect(rowsIn(folder).map(({ id }) => id)).toEqual(['before', 'after']);
  expect(statSync(join(folder, databaseName)).mode & 0o077).toBe(0);
  await close();
  expect(rowsIn(folder).map(({ id }) => id)).toEqual(['before', 'after']);
});

test('a database that somebody puts in place of the open one is left alone, and nothing is accepted into either', async () => {
  const { run, folder } = await open();
  rmSync(join(folder, databaseName));
  writeFileSync(join(folder, databaseName), 'a backup');
  await expect(run('accept', letter('a'))).rejects.toMatchObject({ code: 'replaced' });
  expect(readFileSync(join(folder, databaseName), 'utf8')).toBe('a backup');
});
