/** Writes, reads and empties the files of the outbox folder for the one gateway that holds its lock. */
import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { makeFolder, removeDurably, replaceDurably, writeDurably } from './durable-files.ts';
import { type Heading, type Marks, type StoredLetter } from '#gateway/letters/letter.ts';
import { lockFolder } from './lock.ts';
import { codeOf } from '#gateway/letters/log.ts';
import { listAside, OddFileError, oddityOf, readRegular, setAside, type OddFile } from './odd-files.ts';
import { keyName, readOutbox, type Found } from './outbox-folder.ts';
import { largestRecord, parseRecord, type Delivered, type Waiting } from './records.ts';

export interface Store {
  write(letter: StoredLetter, marks: Marks): Promise<void>;
  /** A letter with its words; `gone` if somebody took its file away, `odd` if it cannot be read any more and was set aside. */
  load(id: string): Promise<StoredLetter | 'gone' | 'odd'>;
  /** Replaces a delivered letter by its marks and times. */
  strip(letter: Pick<Heading, 'id' | 'accepted'>, marks: Marks, delivered: number, expires: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes what recognises repeats once it has expired. */
  sweep(time: number): Promise<void>;
  /** Keyed with a secret of this folder: a digest alone does not tell what was sent, even to somebody who guesses. */
  digest(text: string): string;
  /** Names of odd files: those in `set-aside`, and those that could not be moved there. */
  odd(): Promise<string[]>;
  /** Lets another gateway have the folder. */
  close(): void;
}

interface Parts {
  readonly folder: string;
  /** Given what an earlier run left, in order of arrival. */
  readonly found: (record: Exclude<Found, { is: 'odd' | 'unfinished' }>) => void;
  /** Told of each odd file once. */
  readonly onOdd: (file: OddFile & { readonly isMoved: boolean }) => void;
}

/** Opens the folder for this process alone, making it if need be. Throws if the folder cannot be read and written, or is in use. */
export async function openStore({ folder, found, onOdd }: Parts): Promise<Store> {
  await makeFolder(folder);
  const names = new Map<string, string>();
  const expiries = new Map<string, number>();
  const stuck: string[] = [];
  let last = 0;
  const lock = await lockFolder(folder, putAside);
  const key = await read().catch((error: unknown) => {
    lock.release();
    throw error;
  });

  async function read(): Promise<Buffer> {
    for await (const file of readOutbox(folder)) {
      if (file.is === 'odd') await putAside(file);
      else if (file.is === 'unfinished')
        await removeDurably(join(folder, file.name)).catch((error: unknown) =>
          putAside({ name: file.name, code: oddityOf(error) }),
        );
      else {
        last = file.number;
        names.set(file.id, file.name);
        if (file.is === 'delivered') expiries.set(file.id, file.expires);
        found(file);
      }
    }
    return keyOf();
  }

  async function putAside({ name, code }: OddFile): Promise<void> {
    const isMoved = await setAside(folder, name);
    if (!isMoved) stuck.push(name);
    onOdd({ name, code, isMoved });
  }

  /** A key that cannot be used is set aside like any odd file. With a new one, posts of the last ten minutes are not recognised as repeats. */
  async function keyOf(): Promise<Buffer> {
    try {
      const bytes = await readRegular(join(folder, keyName), keyLength);
      if (bytes.length !== keyLength) throw new OddFileError('no-key');
      return bytes;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') await putAside({ name: keyName, code: oddityOf(error) });
    }
    const fresh = randomBytes(keyLength);
    // One that can be neither used nor moved is left; this run then has a key of its own.
    if (!stuck.includes(keyName)) await writeDurably(join(folder, keyName), fresh);
    return fresh;
  }

  const nameOf = (id: string) => {
    const name = names.get(id) ?? `${String(++last).padStart(10, '0')}-${id}.json`;
    names.set(id, name);
    return name;
  };
  const pathOf = (id: string) => join(folder, nameOf(id));

  const remove = async (id: string) => {
    await removeDurably(pathOf(id)).catch((error: unknown) => {
      // Somebody else removed it.
      if (codeOf(error) !== 'ENOENT') throw error;
    });
    names.delete(id);
    expiries.delete(id);
  };

  return {
    odd: async () => [...stuck, ...(await listAside(folder))],
    async write(letter, marks) {
      const record: Waiting = { state: 'queued', letter, ...marks };
      try {
        await writeDurably(pathOf(letter.id), JSON.stringify(record));
      } catch (error) {
        // The caller sends it at once, so it must not be found and sent again.
        await remove(letter.id).catch(() => names.delete(letter.id));
        throw error;
      }
    },
    async load(id) {
      try {
        const record = parseRecord((await readRegular(pathOf(id), largestRecord)).toString('utf8'));
        if (record?.state === 'queued' && record.letter.id === id) return record.letter;
        throw new OddFileError('no-letter');
      } catch (error) {
        const code = oddityOf(error);
        if (code !== 'ENOENT') await putAside({ name: nameOf(id), code });
        names.delete(id);
        return code === 'ENOENT' ? 'gone' : 'odd';
      }
    },
    async strip({ id, accepted }, marks, delivered, expires) {
      // Without a digest nothing is recognised, so nothing is kept.
      if (marks.digest === undefined) return remove(id);
      const record: Delivered = { state: 'delivered', id, ...marks, accepted, delivered, expires };
      try {
        await replaceDurably(pathOf(id), JSON.stringify(record));
        expiries.set(id, expires);
      } catch {
        await remove(id);
      }
    },
    remove,
    async sweep(time) {
      let failure: unknown;
      for (const [id, expires] of expiries)
        if (expires <= time) await remove(id).catch((error: unknown) => (failure = error));
      if (failure) throw failure;
    },
    digest: (text) => createHmac('sha256', key).update(text).digest('base64url'),
    close: lock.release,
  };
}

/** Bytes of the secret that digests are keyed with. */
const keyLength = 32;
