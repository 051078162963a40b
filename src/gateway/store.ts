/** The outbox folder: `NUMBER-ID.json` for each letter, numbered in order of arrival, and the key of the digests. */
import { createHmac, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeFolder, removeDurably, unfinished, writeDurably } from './durable.ts';
import { type Letter } from './transport.ts';

interface Waiting {
  readonly state: 'queued' | 'dead';
  readonly letter: Letter;
  readonly digest?: string;
}

/** All that is left of a delivered letter. Times in ms. */
interface Delivered {
  readonly state: 'delivered';
  readonly id: string;
  readonly digest?: string;
  readonly accepted: number;
  readonly delivered: number;
  readonly expires: number;
}

export interface Store {
  /** What an earlier run left, in order of arrival. */
  read(): Promise<(Waiting | Delivered)[]>;
  write(record: Waiting): Promise<void>;
  /** Replaces a delivered letter by its digest and times. */
  strip(record: { letter: Letter; digest: string | undefined; delivered: number; expires: number }): Promise<void>;
  /** Deletes what recognises repeats once it has expired. */
  sweep(time: number): Promise<void>;
  /** Keyed with a secret of this folder: a digest alone does not tell what was sent, even to somebody who guesses. */
  digest(text: string): string;
  /** Files of the folder that are not letters; they are left as they are. */
  readonly unreadable: number;
}

const recordName = /^(\d{10})-([\w-]+)\.json$/;

/** Opens the folder, making it if need be. Throws if it cannot be read and written. */
export async function openStore(folder: string): Promise<Store> {
  await makeFolder(folder);
  const key = await keyOf(folder);
  const records: (Waiting | Delivered)[] = [];
  const names = new Map<string, string>();
  const expiries = new Map<string, number>();
  let last = 0;
  let unreadable = 0;

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
    records.push(record);
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
    read: async () => records.splice(0),
    async write(record) {
      const { id } = record.letter;
      try {
        await writeDurably(pathOf(id), JSON.stringify(record));
      } catch (error) {
        // The caller sends it at once, so it must not be found and sent again.
        if (record.state === 'queued') await remove(id).catch(() => names.delete(id));
        throw error;
      }
    },
    async strip({ letter: { id, accepted }, digest, delivered, expires }) {
      // Without a digest nothing is recognised, so nothing is kept.
      if (digest === undefined) return remove(id);
      const record: Delivered = { state: 'delivered', id, digest, accepted, delivered, expires };
      try {
        await writeDurably(pathOf(id), JSON.stringify(record));
        expiries.set(id, expires);
      } catch {
        await remove(id);
      }
    },
    async sweep(time) {
      for (const [id, expires] of expiries) if (expires <= time) await remove(id);
    },
    digest: (text) => createHmac('sha256', key).update(text).digest('base64url'),
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
    const isWhole = record.state === 'delivered' ? record.id : record.letter.id && record.letter.to;
    return isWhole ? record : undefined;
  } catch {
    return undefined;
  }
}
