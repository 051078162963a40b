/** Locks the outbox for one gateway, through SQLite: it uses the operating system's file locks on every platform, which end with their process even after a kill. */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { isOdd, setAside, type Aside } from './aside.ts';
import { PlaceError, privateFile } from './place.ts';

/** A file of its own: a database with a write-ahead log lets other processes write, as `npm run mail` must. */
export const lockName = 'lock';

/** SQLITE_BUSY: another process holds the lock. */
const busy = 5;
/** SQLITE_NOTADB: the file is no database, so no process can hold a lock on it. */
const noDatabase = 26;

/** Thrown if another running gateway uses this folder. */
export class InUseError extends PlaceError {
  constructor() {
    super('npm start or npm run dev runs already, or another gateway of this folder. End it first');
  }
}

export interface Lock {
  release(): void;
  /** What stood in its place and was set aside. */
  readonly aside: readonly Aside[];
}

/** Locks a folder until `release`. Throws an InUseError if it is locked. */
export function lockFolder(folder: string): Lock {
  // Checked before opening: a pipe would block until its other end is opened, and a link could lead to the lock of another folder.
  const odd = isOdd(join(folder, lockName)) ? [setAside(folder, [lockName], 'no-file')] : [];
  try {
    return { ...lockFile(folder), aside: odd };
  } catch (error) {
    if (resultOf(error) !== noDatabase) throw error;
    const aside = [...odd, setAside(folder, [lockName], 'no-lock')];
    return { ...lockFile(folder), aside };
  }
}

function lockFile(folder: string): Pick<Lock, 'release'> {
  const path = join(folder, lockName);
  closeSync(openSync(path, 'a', privateFile));
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw resultOf(error) === busy ? new InUseError() : error;
  }
  return { release: () => lock.isOpen && lock.close() };
}

const resultOf = (error: unknown) => (error as { errcode?: number }).errcode;
