/** Locks the outbox for one gateway, through SQLite: it uses the operating system's file locks on every platform, which end with their process even after a kill. */
import { closeSync, lstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { privateFile } from './durable-files.ts';
import { OddFileError, type OddFile } from './odd-files.ts';

export const lockName = 'lock';

/** SQLITE_BUSY: another process holds the lock. */
const busy = 5;
/** SQLITE_NOTADB: the file is no database, so no process can hold a lock on it. */
const noDatabase = 26;

/** Thrown if another running gateway uses this folder. */
export class InUseError extends Error {
  constructor() {
    super('npm start or npm run dev runs already, or another gateway of this folder. End it first');
    this.name = 'InUseError';
  }
}

/**
 * Locks a folder until `release`. Anything with the lock's name that cannot be a lock is passed to `putAside` first.
 * Throws an InUseError if the folder is locked, an OddFileError if that file could not be moved, or the error of the file system.
 */
export async function lockFolder(
  folder: string,
  putAside: (file: OddFile) => Promise<void>,
): Promise<{ release(): void }> {
  const path = join(folder, lockName);
  // Checked before opening: a pipe would block until its other end is opened, and a link could lead to the lock of another folder.
  if (isOdd(path)) await putAside({ name: lockName, code: 'no-file' });
  if (isOdd(path)) throw new OddFileError('no-file');
  try {
    return lockFile(path);
  } catch (error) {
    if (sqliteCode(error) !== noDatabase) throw error;
    await putAside({ name: lockName, code: 'no-lock' });
    return lockFile(path);
  }
}

const isOdd = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() === false;

function lockFile(path: string): { release(): void } {
  closeSync(openSync(path, 'a', privateFile));
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw sqliteCode(error) === busy ? new InUseError() : error;
  }
  return { release: () => lock.isOpen && lock.close() };
}

const sqliteCode = (error: unknown) => (error as { errcode?: number }).errcode;
