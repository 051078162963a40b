/** Odd files: what is in the outbox but was not written by the gateway, or cannot be read. Recognises them safely and moves them to `set-aside`. */
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { privateFolder } from './durable-files.ts';
import { codeOf } from '#gateway/letters/log.ts';

/** Name of the folder in the outbox that odd files are moved to. */
export const asideName = 'set-aside';

export interface OddFile {
  readonly name: string;
  /** Why it is odd: a code of the operating system such as EACCES or ELOOP, or `no-letter`, `no-file`, `too-large`, `doubled`. */
  readonly code: string;
}

/** Thrown for a file whose content is not what its name says. */
export class OddFileError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'OddFileError';
    this.code = code;
  }
}

/** Does not follow links or wait for pipes. Windows lacks both flags and relies on the check before opening. */
const safeFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a regular file. Throws an OddFileError for a link, pipe, device or folder and for a file of more than `maxBytes`, or the error of
 * the operating system.
 */
export async function readRegular(path: string, maxBytes: number): Promise<Buffer> {
  if (!(await lstat(path)).isFile()) throw new OddFileError('no-file');
  const file = await open(path, safeFlags);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new OddFileError('no-file');
    if (stat.size > maxBytes) throw new OddFileError('too-large');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Codes that mean that the process or the machine lacks a resource: the file itself may be fine and can be read later. */
const shortages = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

/** The code that says why a file is odd. Throws the error again if its cause is not the file. */
export function oddityOf(error: unknown): string {
  const code = codeOf(error);
  if (shortages.has(code)) throw error;
  return code;
}

/** Moves a file, folder, link or pipe of the outbox into `set-aside`, under an unused name. Resolves to false if it cannot be moved. */
export async function setAside(folder: string, name: string): Promise<boolean> {
  const aside = join(folder, asideName);
  try {
    await mkdir(aside, { mode: privateFolder }).catch(() => undefined);
    // A link could lead to a folder that other accounts can read.
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

/** The names in `set-aside`, from this run and earlier ones. */
export async function listAside(folder: string): Promise<string[]> {
  const aside = join(folder, asideName);
  try {
    return (await lstat(aside)).isDirectory() ? (await readdir(aside)).sort() : [];
  } catch {
    return [];
  }
}
