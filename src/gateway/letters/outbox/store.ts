/** Writes, reads and deletes the files of the outbox folder, for the gateway that holds its lock. */
import { createHmac, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

import { makeFolder, removeDurably, replaceDurably, writeDurably } from './durable-files.ts';
import { type Digests, type Heading, type StoredLetter } from '#gateway/letters/letter.ts';
import { lockFolder } from './lock.ts';
import { codeOf } from '#gateway/letters/log.ts';
import { listAside, OddFileError, oddityOf, readRegular, setAside, type OddFile } from './odd-files.ts';
import { keyName, readOutbox, type OutboxFile } from './outbox-folder.ts';
import { fieldsOf, largestFile, parseLetterFile, type Delivered, type Waiting } from './letter-file.ts';

export interface Store {
  write(letter: StoredLetter, digests: Digests): Promise<void>;
  /** Reads a letter: `gone` if somebody deleted its file, `odd` if the file cannot be read any more and was set aside. */
  load(id: string): Promise<StoredLetter | 'gone' | 'odd'>;
  /** Replaces a delivered letter by its digests and times. */
  markDelivered(letter: Pick<Heading, 'id' | 'accepted'>, digests: Digests, delivered: number, expires: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes what is kept of delivered letters, once it has expired. `time` in ms. */
  sweep(time: number): Promise<void>;
  /** A digest keyed with a secret of this folder, so that nobody without the secret can test a guess of what was sent. */
  digest(text: string): string;
  /** The code of why the folder cannot be written: it is not there or read-only, or no write has succeeded since one failed. */
  fault(): Promise<string | undefined>;
  /** Names of all odd files: those in `set-aside`, and those that could not be moved there. */
  odd(): Promise<string[]>;
  /** Releases the lock. */
  close(): void;
}

interface Dependencies {
  readonly folder: string;
  /** Called for each file that an earlier run left, in order of arrival. */
  readonly onFile: (file: Exclude<OutboxFile, { is: 'odd' | 'unfinished' }>) => void;
  /** Called once for each odd file. */
  readonly onOdd: (file: OddFile & { readonly isMoved: boolean }) => void;
}

/** Locks the folder for this process and reads it; creates it if it does not exist. Throws if it cannot be read or written, or is in use. */
export async function openStore({ folder, onFile, onOdd }: Dependencies): Promise<Store> {
  await makeFolder(folder);
  const names = new Map<string, string>();
  const expiries = new Map<string, number>();
  const unmovable: string[] = [];
  let last = 0;
  let fault: string | undefined;
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
        onFile(file);
      }
    }
    return readKey();
  }

  async function putAside({ name, code }: OddFile): Promise<void> {
    const isMoved = await setAside(folder, name);
    if (!isMoved) unmovable.push(name);
    onOdd({ name, code, isMoved });
  }

  /** The secret of the digests. One that cannot be used is set aside like any odd file; with a new one, letters of the last ten minutes are not recognised as repeats. */
  async function readKey(): Promise<Buffer> {
    try {
      const bytes = await readRegular(join(folder, keyName), keyLength);
      if (bytes.length !== keyLength) throw new OddFileError('no-key');
      return bytes;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') await putAside({ name: keyName, code: oddityOf(error) });
    }
    const fresh = randomBytes(keyLength);
    // If the old key could be neither used nor moved, the new one is not stored and serves this run only.
    if (!unmovable.includes(keyName)) await writeDurably(join(folder, keyName), fresh);
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
      // Somebody else deleted the file.
      if (codeOf(error) !== 'ENOENT') throw error;
    });
    names.delete(id);
    expiries.delete(id);
  };

  return {
    odd: async () => [...unmovable, ...(await listAside(folder))],
    fault: async () => fault ?? access(`${folder}/.`, constants.W_OK | constants.X_OK).then(() => undefined, codeOf),
    async write(letter, digests) {
      const waiting: Waiting = { state: 'queued', letter, ...fieldsOf(digests) };
      try {
        await writeDurably(pathOf(letter.id), JSON.stringify(waiting));
        fault = undefined;
      } catch (error) {
        fault = codeOf(error);
        // The caller sends the letter at once, so the file must not stay and be sent again.
        await remove(letter.id).catch(() => names.delete(letter.id));
        throw error;
      }
    },
    async load(id) {
      try {
        const said = parseLetterFile((await readRegular(pathOf(id), largestFile)).toString('utf8'));
        if (said?.state === 'queued' && said.letter.id === id) return said.letter;
        throw new OddFileError('no-letter');
      } catch (error) {
        const code = oddityOf(error);
        if (code !== 'ENOENT') await putAside({ name: nameOf(id), code });
        names.delete(id);
        return code === 'ENOENT' ? 'gone' : 'odd';
      }
    },
    async markDelivered({ id, accepted }, digests, delivered, expires) {
      // Without a digest of the letter no repeat can be recognised, so nothing is kept.
      if (digests.letter === undefined) return remove(id);
      const kept: Delivered = { state: 'delivered', id, ...fieldsOf(digests), accepted, delivered, expires };
      try {
        await replaceDurably(pathOf(id), JSON.stringify(kept));
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

/** Bytes of the secret. */
const keyLength = 32;
