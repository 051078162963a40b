/** Files in the outbox that the gateway did not write, or cannot read: how they are recognised without harm, and moved out of the way. */
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { privateFolder } from './durable-files.ts';
import { codeOf } from '#gateway/letters/log.ts';

/** Folder inside the outbox that odd files are moved to. */
export const asideName = 'set-aside';

export interface OddFile {
  readonly name: string;
  /** Why it is odd: a code of the operating system such as EACCES or ELOOP, or `no-letter`, `no-file`, `too-large`, `doubled`. */
  readonly code: string;
}

/** A file is not what its name says. */
export class OddFileError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'OddFileError';
    this.code = code;
  }
}

/** Windows has neither flag; there the check before the opening must do. */
const safely = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a regular file. Follows no link, and neither waits for a pipe nor opens a device. Throws an OddFileError for those and for a
 * file of more than `most` bytes, or the error of the operating system.
 */
export async function readRegular(path: string, most: number): Promise<Buffer> {
  if (!(await lstat(path)).isFile()) throw new OddFileError('no-file');
  const file = await open(path, safely);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new OddFileError('no-file');
    if (stat.size > most) throw new OddFileError('too-large');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** The process or the machine is short of something: this says nothing about the file, which can be read later. */
const shortages = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

/** Why a file that could not be read is odd. Throws the error again if the file is not to blame. */
export function oddityOf(error: unknown): string {
  const code = codeOf(error);
  if (shortages.has(code)) throw error;
  return code;
}

/** Moves a file, folder, link or pipe of the outbox into `set-aside`, under a name that is free there. Resolves to false if it cannot be moved. */
export async function setAside(folder: string, name: string): Promise<boolean> {
  const aside = join(folder, asideName);
  try {
    await mkdir(aside, { mode: privateFolder }).catch(() => undefined);
    // A link could lead the letters to a place that others read.
    if (!(await lstat(aside)).isDirectory()) return false;
    const taken = new Set(await readdir(aside));
    let free = name;
    for (let count = 1; taken.has(free); count += 1) free = `${name}.${count}`;
    await rename(join(folder, name), join(aside, free));
    return true;
  } catch {
    return false;
  }
}

/** Names of what was set aside, by this run or an earlier one, and is still there. */
export async function listAside(folder: string): Promise<string[]> {
  const aside = join(folder, asideName);
  try {
    return (await lstat(aside)).isDirectory() ? (await readdir(aside)).sort() : [];
  } catch {
    return [];
  }
}
