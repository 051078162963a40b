/** Where an outbox may stand: on a disk of this machine, with room, in a folder without letters of an earlier version, for one gateway alone. */
import { closeSync, lstatSync, mkdirSync, openSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown if an outbox cannot be used where it is. The message ends a sentence about its folder, without the full stop. */
export class PlaceError extends Error {
  readonly code = 'place';
}

/** What holds letters is readable by nobody but the account that the gateway runs as. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

export const makeFolder = (folder: string) => mkdirSync(folder, { recursive: true, mode: privateFolder });

/** Throws a PlaceError if a link, pipe, device or folder stands there. Asked before opening, since a pipe would block until its other end is opened, and a link could lead to where others read. */
export function checkFile(folder: string, name: string): void {
  if (lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === false)
    throw new PlaceError(`${name} in it is no file of the gateway. Move it away, and look who has put it there`);
}

/** Linux's numbers of NFS, three of SMB, AFS, 9P, Ceph, Lustre, OCFS2, GFS2 (statfs(2)): a write-ahead log needs memory that all its processes share. */
const networks = [
  0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x01021997, 0x00c36400, 0x0bd00bd0, 0x7461636f, 0x01161970,
];

/** An earlier version kept each letter in a file, and for ten minutes what recognises a repeat of a delivered one. */
const fileOfLetter = /^\d{10,15}-[\w-]+\.json$/;
const delivered = '{"state":"delivered"';

/** Throws a PlaceError. @param typeOf for tests: the number of a folder's file system */
export function checkPlace(folder: string, typeOf = (path: string) => statfsSync(path).type): void {
  if (process.platform === 'linux' && networks.includes(typeOf(folder)))
    throw new PlaceError('it is on a network disk. Letters wait on a disk of this machine alone');
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && fileOfLetter.test(file.name),
  );
  if (files.some(({ name }) => !readFileSync(join(folder, name), 'utf8').startsWith(delivered)))
    throw new PlaceError(
      'letters of an earlier version wait in it. Start that version until its npm run mail lists none, and drop there what is never taken',
    );
}

const mebibyte = 1_048_576;
/** Enough for the 512 posts that may be in progress (decision 010), each with a letter of 128 KiB, twice the default of BODY_LIMIT: once in the log and once copied. */
const maxReserve = 128 * mebibyte;
/** Enough for a log of the usual size, of which SQLite copies 4 MiB at a time, and for what is written meanwhile. */
const minReserve = 16 * mebibyte;
const share = 0.01;

/** Bytes to keep free on a disk of `size` bytes, so that accepted letters can still be delivered: each step writes to the database's log. */
export const reserveOf = (size: number) => Math.min(maxReserve, Math.max(minReserve, size * share));

/** False if the disk of this folder has less free space than the reserve. True if that cannot be found out, since a write then fails if there is no space. */
export async function hasRoom(folder: string, reserve = reserveOf): Promise<boolean> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return bavail * bsize > reserve(blocks * bsize);
  } catch {
    return true;
  }
}

/** A file of its own: a database with a write-ahead log lets other processes write, as `npm run mail` must. */
const lockName = 'lock';
/** SQLITE_BUSY: another process holds the lock. */
const busy = 5;

export class InUseError extends PlaceError {
  constructor() {
    super('npm start or npm run dev runs already, or another gateway of this folder. End it first');
  }
}

/** Locks a folder until `release`, with a lock of the operating system that SQLite takes, and that ends with its process even after a kill. Throws an InUseError if it is locked. */
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
