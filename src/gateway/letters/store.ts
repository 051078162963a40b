/** The outbox folder: `NUMBER-ID.json` for each letter, numbered in order of arrival, and the key of the digests. */
import { createHmac, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeFolder, removeDurably, replaceDurably, unfinished, writeDurably } from './durable-files.ts';
import { lockFolder } from './lock.ts';
import { type Letter } from './transport.ts';

/** What the gateway remembers of a letter; no words of it. */
export interface Marks {
  /** Recognises the same letter when it is posted again. */
  readonly digest?: string;
  /** The confirmation that a registration allows, as a digest of its address and visitor. */
  readonly earns?: string;
}

interface Waiting extends Marks {
  readonly state: 'queued';
  readonly letter: Letter;
}

/** All that is left of a delivered letter. Times in ms. */
interface Delivered extends Marks {
  readonly state: 'delivered';
  readonly id: string;
  readonly accepted: number;
  readonly delivered: number;
  readonly expires: number;
}

export interface Store {
  write(letter: Letter, marks: Marks): Promise<void>;
  /** The words of a letter that waits. Undefined if somebody took its file away. */
  load(id: string): Promise<Letter | undefined>;
  /** Replaces a delivered letter by its marks and times. */
  strip(letter: Pick<Letter, 'id' | 'accepted'>, marks: Marks, delivered: number, expires: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes what recognises repeats once it has expired. */
  sweep(time: number): Promise<void>;
  /** Keyed with a secret of this folder: a digest alone does not tell what was sent, even to somebody who guesses. */
  digest(text: string): string;
  /** Lets another gateway have the folder. */
  close(): void;
  /** Files of the folder that are not letters; they are left as they are. */
  readonly unreadable: number;
}

const recordName = /^(\d{10})-([\w-]+)\.json$/;

/**
 * Opens the folder for this process alone, making it if need be. `found` is given what an earlier run left, in order of arrival.
 * Throws if the folder cannot be read and written, or is in use.
 */
export async function openStore(folder: string, found: (record: Waiting | Delivered) => void): Promise<Store> {
  await makeFolder(folder);
  const lock = lockFolder(folder);
  const names = new Map<string, string>();
  const expiries = new Map<string, number>();
  let last = 0;
  let unreadable = 0;
  const key = await read().catch((error: unknown) => {
    lock.release();
    throw error;
  });

  async function read(): Promise<Buffer> {
    for (const name of (await readdir(folder)).sort()) {
      if (name.endsWith(unfinished)) await removeDurably(join(folder, name));
      const [, number, id] = recordName.exec(name) ?? [];
      if (!number || !id) continue;
      last = Number(number);
      const record = parse(await readFile(join(folder, name), 'utf8'));
      if (!record) {
        unreadable += 1;
        continue;
      }
      names.set(id, name);
      if (record.state === 'delivered') expiries.set(id, record.expires);
      found(record);
    }
    return keyOf(folder);
  }

  const pathOf = (id: string) => {
    const name = names.get(id) ?? `${String(++last).padStart(10, '0')}-${id}.json`;
    names.set(id, name);
    return join(folder, name);
  };

  const remove = async (id: string) => {
    await removeDurably(pathOf(id));
    names.delete(id);
    expiries.delete(id);
  };

  return {
    unreadable,
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
      const text = await readFile(pathOf(id), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const record = parse(text);
      return record?.state === 'queued' ? record.letter : undefined;
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
      for (const [id, expires] of expiries) if (expires <= time) await remove(id);
    },
    digest: (text) => createHmac('sha256', key).update(text).digest('base64url'),
    close: lock.release,
  };
}

async function keyOf(folder: string): Promise<Buffer> {
  const path = join(folder, 'key');
  const found = await readFile(path).catch(() => undefined);
  if (found?.length === 32) return found;
  const key = randomBytes(32);
  await writeDurably(path, key);
  return key;
}

function parse(text: string): Waiting | Delivered | undefined {
  try {
    const record = JSON.parse(text) as Waiting | Delivered;
    if (record.state === 'delivered') return record.id ? record : undefined;
    // An earlier version wrote 'dead' for what it had given up; it is tried again like everything that waits.
    return record.letter.id && record.letter.to ? { ...record, state: 'queued' } : undefined;
  } catch {
    return undefined;
  }
}
