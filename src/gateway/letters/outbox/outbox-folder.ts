/** Reads the outbox folder: `NUMBER-ID.json` for each letter, numbered in order of arrival, and a few other files of the gateway. */
import { type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { controlName } from '#gateway/letters/operator/control-address.ts';
import { temporarySuffix } from './durable-files.ts';
import { type Digests, type Heading } from '#gateway/letters/letter.ts';
import { lockName } from './lock.ts';
import { asideName, OddFileError, oddityOf, readRegular, type OddFile } from './odd-files.ts';
import { digestsOf, largestFile, parseLetterFile } from './letter-file.ts';

export const keyName = 'key';

/** One file of the folder, without the content of its letter. */
export type OutboxFile =
  | (Heading & { readonly is: 'letter'; readonly name: string; readonly number: number; readonly digests: Digests })
  | {
      readonly is: 'delivered';
      readonly name: string;
      readonly number: number;
      readonly id: string;
      readonly accepted: number;
      readonly expires: number;
      readonly digests: Digests;
    }
  | { readonly is: 'unfinished'; readonly name: string }
  | (OddFile & { readonly is: 'odd' });

const letterFileName = /^(\d{10,15})-([\w-]+)\.json$/;

/** Files of the gateway and of the file system (hidden files, as NFS makes them). The key and the lock are checked where they are used. */
const isKnown = (entry: Dirent) =>
  [keyName, lockName, 'lost+found'].includes(entry.name) ||
  entry.name.startsWith('.') ||
  (entry.name === asideName && entry.isDirectory()) ||
  (entry.name === controlName && entry.isSocket());

/** Every file of the folder in order of arrival, read one at a time, so that memory holds the content of one letter only. */
export async function* readOutbox(folder: string): AsyncGenerator<OutboxFile> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => !isKnown(entry));
  const ids = new Set<string>();
  for (const entry of entries.sort((one, other) => numberOf(one.name) - numberOf(other.name))) {
    const { name } = entry;
    if (name.endsWith(temporarySuffix) && entry.isFile()) {
      yield { is: 'unfinished', name };
      continue;
    }
    const file = await readLetterFile(folder, name);
    if (!file) continue;
    if (file.is !== 'odd' && ids.has(file.id)) yield { is: 'odd', name, code: 'doubled' };
    else yield file;
    if (file.is !== 'odd') ids.add(file.id);
  }
}

export const numberOf = (name: string) => Number(letterFileName.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);

/** Resolves to undefined if the file does not exist any more. */
async function readLetterFile(folder: string, name: string): Promise<Exclude<OutboxFile, { is: 'unfinished' }> | undefined> {
  try {
    const [, number, id] = letterFileName.exec(name) ?? [];
    const bytes = await readRegular(join(folder, name), largestFile);
    const said = number && id ? parseLetterFile(bytes.toString('utf8')) : undefined;
    if (!said || (said.state === 'queued' ? said.letter.id : said.id) !== id)
      throw new OddFileError('no-letter');
    const digests = digestsOf(said);
    if (said.state === 'delivered') {
      const { accepted, expires } = said;
      return { is: 'delivered', name, number: Number(number), id: said.id, accepted, expires, digests };
    }
    const { kind, accepted } = said.letter;
    return { is: 'letter', name, number: Number(number), id: said.letter.id, kind, accepted, digests };
  } catch (error) {
    const code = oddityOf(error);
    // Somebody deleted it after the folder was listed.
    return code === 'ENOENT' ? undefined : { is: 'odd', name, code };
  }
}
