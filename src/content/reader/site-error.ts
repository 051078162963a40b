import { relative } from 'node:path';

import { siteFolder } from './site-folder.ts';

/** What is wrong in the owner's folder, a sentence each, beginning with the file and the line. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
    // A trace through this code tells an owner nothing.
    this.stack = this.message;
  }
}

const closed = `the user of this program may not. Give the folder to that user, or let everybody read it: chmod -R a+rX ${siteFolder}`;
const reasons: Readonly<Record<string, string>> = {
  EACCES: closed,
  EPERM: closed,
  EISDIR: 'it is a folder, and a file has to stand here.',
  ESPIPE: 'it is a pipe or a device, and a file has to stand here.',
  ENOTDIR: 'it is a file, and a folder has to stand here.',
  ENOENT: 'it is a link to what is not there.',
  ELOOP: 'it is a link that leads to itself.',
};

/** Why a file or folder of the owner's cannot be read, by the code of the system's error. */
export const notRead = (path: string, code: string) =>
  `${relative(siteFolder, path) || 'The folder'} cannot be read: ${reasons[code] ?? `the system says ${code}.`}`;

/** The sentences of what went wrong while the owner's folder was read. Throws the error itself if that is no mistake of the owner's. */
export function mistakesOf(error: unknown): readonly string[] {
  if (error instanceof SiteError) return error.mistakes;
  const { code, path } = error as { code?: string; path?: string };
  if (!code || !path?.startsWith(siteFolder)) throw error;
  return [notRead(path, code)];
}
