/** Takes the words of delivered letters out of the database's log. SQLite overwrites them in the database itself (`secure_delete`), but keeps them in its write-ahead log. */
import { closeSync, fsyncSync, fstatSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseSync } from 'node:sqlite';

import { databaseName, patience } from './files.ts';

/** Bytes of the log's header. Without it SQLite reads nothing of the log. */
const header = 32;

const changes = (db: DatabaseSync) => db.prepare('PRAGMA data_version').get()!['data_version'];
const checkpoint = (db: DatabaseSync, mode: 'RESTART' | 'TRUNCATE') =>
  db.prepare(`PRAGMA wal_checkpoint(${mode})`).get()!['busy'] === 0;

/** Copies the log into the database, overwrites it with zeros and cuts it off. Returns false if somebody reads or writes at this moment: then later. */
export function wipe(folder: string, db: DatabaseSync): boolean {
  const before = changes(db);
  // Letters to be stored would wait as long.
  db.exec('PRAGMA busy_timeout = 50');
  const isCopied = checkpoint(db, 'RESTART');
  db.exec(`PRAGMA busy_timeout = ${patience}`);
  if (!isCopied) return false;
  // From here on nobody can write, and nobody needs the log to read.
  db.exec('BEGIN IMMEDIATE');
  try {
    if (changes(db) !== before) return false;
    overwrite(join(folder, `${databaseName}-wal`));
  } finally {
    db.exec('COMMIT');
  }
  return checkpoint(db, 'TRUNCATE');
}

/** Overwrites a log with zeros. In this order: a log with a header and half of its pages would put old pages back after a power cut. */
export function overwrite(path: string): void {
  const file = openSync(path, 'r+');
  try {
    const { size } = fstatSync(file);
    if (!size) return;
    for (const length of [header, size]) {
      writeSync(file, new Uint8Array(length), 0, length, 0);
      fsyncSync(file);
    }
  } finally {
    closeSync(file);
  }
}
