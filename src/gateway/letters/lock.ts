/** One outbox belongs to one gateway. The lock is the operating system's own, so it is gone with its process, however that ended; SQLite knows how to ask for it everywhere. */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { privateFile } from './durable-files.ts';

export const lockName = 'lock';

/** SQLITE_BUSY: somebody else holds it. */
const busy = 5;

/** Another gateway, alive, delivers from this folder. */
export class InUseError extends Error {
  constructor() {
    super('in use by another gateway that is running');
    this.name = 'InUseError';
  }
}

/** Locks a folder until `release`. Throws an InUseError if it is locked, or what the disk says. */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, lockName);
  closeSync(openSync(path, 'a', privateFile));
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === busy ? new InUseError() : error;
  }
  return { release: () => lock.isOpen && lock.close() };
}
