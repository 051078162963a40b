/** The files of the database: opens them, sets them aside if they are damaged, and puts them back if somebody deletes them under way. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { checkFile, PlaceError, privateFile, privateFolder } from './place.ts';
import { schema, version } from './schema.ts';

export const databaseName = 'letters.db';
const names = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`] as const;
/** The folder of damaged databases, whole, for somebody to look at. */
export const asideName = 'set-aside';

/** How long a connection waits for another one's transaction, in ms. */
export const patience = 5_000;

/** Every transaction is synced, and what is deleted is overwritten with zeros. Nothing goes into files of its own. */
const settings = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA secure_delete = ON;
PRAGMA temp_store = MEMORY`;

/** SQLite's primary result codes that mean damage: SQLITE_CORRUPT and SQLITE_NOTADB. */
const damage = [11, 26];
const full = 13; // SQLITE_FULL
const resultOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/** The short code of any error for the log: that of SQLite as a number. */
export function databaseCode(error: unknown): string {
  const { code = 'unknown' } = error as { code?: string };
  if (code !== 'ERR_SQLITE_ERROR') return code;
  return resultOf(error) === full ? 'ENOSPC' : `SQLITE ${resultOf(error)}`;
}

/** A connection to a database that is there. Throws if it is no database, or of another version of this program. */
export function connect(folder: string): DatabaseSync {
  const db = new DatabaseSync(join(folder, databaseName), { timeout: patience });
  try {
    db.exec(settings);
    if (db.prepare('PRAGMA journal_mode').get()!['journal_mode'] !== 'wal')
      throw new PlaceError('its disk cannot hold a database with a write-ahead log');
    const { user_version: found } = db.prepare('PRAGMA user_version').get()!;
    if (found === 0) begin(db);
    else if (found !== version)
      throw new PlaceError(`its letters are of another version (${String(found)}), and must be delivered by that`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Writes the schema into a new database, with the secret that digests are keyed with. */
function begin(db: DatabaseSync): void {
  if (db.prepare('SELECT 1 FROM sqlite_schema').get())
    throw new PlaceError(`${databaseName} in it is the database of another program`);
  db.exec(`BEGIN IMMEDIATE; ${schema}`);
  db.prepare("INSERT INTO facts VALUES ('secret', ?)").run(randomBytes(32).toString('base64url'));
  db.exec('COMMIT');
}

/** Opens the database of an outbox for the gateway that holds its lock; one that is damaged is set aside, and a new one begun. `aside`: why. */
export function openFiles(folder: string): { readonly db: DatabaseSync; readonly aside?: string } {
  for (const name of names) checkFile(folder, name);
  const path = join(folder, databaseName);
  // SQLite gives its other files the same mode.
  closeSync(openSync(path, 'a', privateFile));
  const damaged = damageOf(folder);
  if (damaged === undefined) return { db: connect(folder) };
  const aside = join(folder, asideName, new Date().toISOString().replaceAll(':', '.'));
  mkdirSync(aside, { recursive: true, mode: privateFolder });
  for (const name of names) if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name));
  closeSync(openSync(path, 'a', privateFile));
  return { db: connect(folder), aside: damaged };
}

/** The code of what is wrong with a database; undefined if it can be used. */
function damageOf(folder: string): string | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = connect(folder);
    return db.prepare('PRAGMA quick_check(1)').get()!['quick_check'] === 'ok' ? undefined : 'damaged';
  } catch (error) {
    if (!damage.includes(resultOf(error))) throw error;
    return databaseCode(error);
  } finally {
    db?.close();
  }
}

/** The names in `set-aside`, from this run and earlier ones. */
export const listAside = (folder: string): string[] =>
  existsSync(join(folder, asideName)) ? readdirSync(join(folder, asideName)).sort() : [];

/** What the name of the database stands for now: another file is another database. Undefined if there is none. SQLite goes on writing into files that somebody has deleted. */
export function inodeOf(folder: string): string | undefined {
  const found = statSync(join(folder, databaseName), { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/** Writes a database whose files somebody has deleted again, with the letters in it, and opens that. Throws if there is no folder for it, or another file. */
export function putBack(folder: string, db: DatabaseSync): DatabaseSync {
  const path = join(folder, databaseName);
  const copy = `${path}.new`;
  if (existsSync(path)) throw Object.assign(new Error('Another database is in its place.'), { code: 'replaced' });
  rmSync(copy, { force: true });
  closeSync(openSync(copy, 'wx', privateFile));
  db.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
  sync(copy);
  renameSync(copy, path);
  sync(folder);
  // Before the new one is opened: the last connection deletes what has the name of its log.
  db.close();
  return connect(folder);
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
