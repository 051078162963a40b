/** Room that is kept free on the outbox's disk, so that what was accepted can still be delivered and emptied. */
import { statfs } from 'node:fs/promises';

const mebibyte = 1_048_576;
/** The 512 posts that may be under way at one time (decision 010), each with a letter of 128 KiB: twice the default of BODY_LIMIT. */
const largestReserve = 64 * mebibyte;
/** Emptying a letter writes a small new file before the old one goes. Four are under way at once, with room for as many again. */
const smallestReserve = 64 * 1_024;
const share = 0.01;

/** Bytes to be kept free on a disk of so many bytes: one in a hundred, between 64 KiB and 64 MiB. */
export const reserveOf = (size: number) => Math.min(largestReserve, Math.max(smallestReserve, size * share));

/** False if the disk of this folder has less free than the reserve. A disk that cannot be asked counts as having room: the writing will show. */
export async function hasRoom(folder: string, reserve = reserveOf): Promise<boolean> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return bavail * bsize > reserve(blocks * bsize);
  } catch {
    return true;
  }
}
