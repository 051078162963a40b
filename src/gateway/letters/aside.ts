/** Sets aside what stands in the outbox in place of a file of the gateway, or cannot be read: whole, in the folder `set-aside`, for somebody to look at. */
import { lstatSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { PlaceError, privateFolder } from './place.ts';
import { codeOf } from './log.ts';

/** Name of that folder in the outbox. */
export const asideName = 'set-aside';

export interface Aside {
  /** What it is called in `set-aside`. */
  readonly name: string;
  /** Why: a code of SQLite or `no-file`. */
  readonly code: string;
}

/** Whether something other than a file stands there: a link, pipe, device or folder. Checked before opening, since a pipe would block until its other end is opened. */
export const isOdd = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() === false;

/** Moves files of the outbox that belong together: one under its name, several into a folder named after the first. Throws a PlaceError. */
export function setAside(folder: string, names: readonly string[], code: string): Aside {
  const aside = join(folder, asideName);
  const [first = ''] = names;
  try {
    mkdirSync(aside, { recursive: true, mode: privateFolder });
    // A link could lead to a folder that other accounts can read.
    if (!lstatSync(aside).isDirectory()) throw new Error(asideName);
    const taken = new Set(readdirSync(aside));
    let name = first;
    for (let count = 1; taken.has(name); count += 1) name = `${first}.${count}`;
    if (names.length > 1) mkdirSync(join(aside, name), { mode: privateFolder });
    for (const each of names)
      renameSync(join(folder, each), names.length > 1 ? join(aside, name, each) : join(aside, name));
    return { name, code };
  } catch (error) {
    throw new PlaceError(`${first} in it is no file of the gateway (${code}), and cannot be moved (${codeOf(error)})`);
  }
}

/** The names in `set-aside`, from this run and earlier ones. */
export function listAside(folder: string): string[] {
  const aside = join(folder, asideName);
  try {
    return lstatSync(aside).isDirectory() ? readdirSync(aside).sort() : [];
  } catch {
    return [];
  }
}
