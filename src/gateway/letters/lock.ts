/** Locks the outbox for one gateway, through SQLite: it uses the operating system's file locks on every platform, which end with their process even after a kill. */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { checkFile, PlaceError, privateFile } from './place.ts';

/** A file of its own: a database with a write-ahead log lets other processes write, as `npm run mail` must. */
const lockName = 'lock';
/** SQLITE_BUSY: another process holds the lock. */
const busy = 5;

/** Thrown if another running gateway uses this folder. */
export class InUseError extends PlaceError {
  constructor() {
    super('npm start or npm run dev runs already, or another gateway of this folder. End it first');
  }
}

/** Locks a folder until `release`. Throws an InUseError if it is locked. */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, lockName);
  checkFile(folder, lockName);
  closeSync(openSync(path, 'a', privateFile));
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) throw new InUseError();
    throw new PlaceError(`${lockName} in it cannot be locked. Delete it if no gateway runs`);
  }
  return { release: () => lock.isOpen && lock.close() };
}
