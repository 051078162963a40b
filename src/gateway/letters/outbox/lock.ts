/** One outbox belongs to one gateway. The lock is the operating system's own, so it is gone with its process, however that ended; SQLite knows how to ask for it everywhere. */
import { closeSync, lstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { privateFile } from './durable-files.ts';
import { OddFileError, type OddFile } from './odd-files.ts';

export const lockName = 'lock';

/** SQLITE_BUSY: somebody else holds it. */
const busy = 5;
/** SQLITE_NOTADB: the file holds something else, so nobody can hold it as a lock. */
const noDatabase = 26;

/** Another gateway, alive, delivers from this folder. */
export class InUseError extends Error {
  constructor() {
    super('in use by another gateway that is running');
    this.name = 'InUseError';
  }
}

/**
 * Locks a folder until `release`. What stands in the lock's place and is no lock is given to `putAside` first.
 * Throws an InUseError if the folder is locked, an OddFileError if it could not be moved away, or what the disk says.
 */
export async function lockFolder(
  folder: string,
  putAside: (file: OddFile) => Promise<void>,
): Promise<{ release(): void }> {
  const path = join(folder, lockName);
  // To open a pipe would wait for its other end, and a link could lead to the lock of another folder.
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
