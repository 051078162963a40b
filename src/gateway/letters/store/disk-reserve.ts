/** Free space that must remain on the outbox's disk, so that accepted letters can still be delivered: a step writes to the database's log, which is then copied into the database. */
import { statfs } from 'node:fs/promises';

const mebibyte = 1_048_576;
/** Enough for the 512 posts that may be in progress (decision 010), each with a letter of 128 KiB, twice the default of BODY_LIMIT: once in the log and once copied. */
const maxReserve = 128 * mebibyte;
/** Enough for a log of the usual size, of which SQLite copies 4 MiB at a time, and for what is written meanwhile. */
const minReserve = 16 * mebibyte;
const share = 0.01;

/** Bytes to keep free on a disk of `size` bytes: one in a hundred, between 16 and 128 MiB. */
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
