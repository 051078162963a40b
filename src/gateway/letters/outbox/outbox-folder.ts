/** What stands in the outbox folder: `NUMBER-ID.json` for each letter, numbered in order of arrival, and a few files of the gateway's own. */
import { type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { controlName } from '#gateway/letters/operator/control-address.ts';
import { unfinished } from './durable-files.ts';
import { type Heading, type Marks } from '#gateway/letters/letter.ts';
import { lockName } from './lock.ts';
import { asideName, OddFileError, oddityOf, readRegular, type OddFile } from './odd-files.ts';
import { largestRecord, parseRecord } from './records.ts';

export const keyName = 'key';

/** One file of the folder, without the words of its letter. */
export type Found =
  | (Heading & { readonly is: 'letter'; readonly name: string; readonly number: number; readonly marks: Marks })
  | {
      readonly is: 'delivered';
      readonly name: string;
      readonly number: number;
      readonly id: string;
      readonly accepted: number;
      readonly expires: number;
      readonly marks: Marks;
    }
  | { readonly is: 'unfinished'; readonly name: string }
  | (OddFile & { readonly is: 'odd' });

const recordName = /^(\d{10,15})-([\w-]+)\.json$/;

/** The gateway's own, and the file system's: names with a dot in front are hidden files such as those of NFS. The key and the lock are looked at where they are used. */
const isKnown = (entry: Dirent) =>
  [keyName, lockName, 'lost+found'].includes(entry.name) ||
  entry.name.startsWith('.') ||
  (entry.name === asideName && entry.isDirectory()) ||
  (entry.name === controlName && entry.isSocket());

/** Every file of the folder in order of arrival, read one after another so that words never pile up in memory. */
export async function* readOutbox(folder: string): AsyncGenerator<Found> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => !isKnown(entry));
  const ids = new Set<string>();
  for (const entry of entries.sort((one, other) => numberOf(one.name) - numberOf(other.name))) {
    const { name } = entry;
    if (name.endsWith(unfinished) && entry.isFile()) {
      yield { is: 'unfinished', name };
      continue;
    }
    const found = await readFound(folder, name);
    if (!found) continue;
    if (found.is !== 'odd' && ids.has(found.id)) yield { is: 'odd', name, code: 'doubled' };
    else yield found;
    if (found.is !== 'odd') ids.add(found.id);
  }
}

export const numberOf = (name: string) => Number(recordName.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);

type Recorded = Exclude<Found, { is: 'unfinished' }>;

/** Undefined if the file is gone. */
async function readFound(folder: string, name: string): Promise<Recorded | undefined> {
  try {
    const [, number, id] = recordName.exec(name) ?? [];
    const bytes = await readRegular(join(folder, name), largestRecord);
    const record = number && id ? parseRecord(bytes.toString('utf8')) : undefined;
    if (!record || (record.state === 'queued' ? record.letter.id : record.id) !== id)
      throw new OddFileError('no-letter');
    const marks = marksOf(record.digest, record.earns);
    if (record.state === 'delivered') {
      const { accepted, expires } = record;
      return { is: 'delivered', name, number: Number(number), id: record.id, accepted, expires, marks };
    }
    const { kind, accepted } = record.letter;
    return { is: 'letter', name, number: Number(number), id: record.letter.id, kind, accepted, marks };
  } catch (error) {
    const code = oddityOf(error);
    // Somebody took it away since the folder was listed.
    return code === 'ENOENT' ? undefined : { is: 'odd', name, code };
  }
}

export const marksOf = (digest: string | undefined, earns: string | undefined): Marks => ({
  ...(digest === undefined ? {} : { digest }),
  ...(earns === undefined ? {} : { earns }),
});
