/** Letters that the disk cannot take are sent at once, while their sender waits; what was sent so is known for a while if it is posted again. */
import { LRUCache } from 'lru-cache';

import { type StoredLetter } from '#gateway/letters/letter.ts';
import { type Receipt } from '#gateway/letters/store/table.ts';
import { retention } from '#gateway/ttl-store.ts';

interface Try {
  /** The same for each try: the first may have been delivered nevertheless. */
  readonly id: string;
  /** Undefined once it has failed. */
  receipt: Promise<Receipt> | undefined;
}

export interface AtOnce {
  /** The letter with this digest, if it was tried. */
  find(digest: string | undefined): Try | undefined;
  /** Sends a letter; of the same letter twice at once only the first. Rejects if it cannot be sent. */
  send(letter: StoredLetter, digest: string | undefined): Promise<Receipt>;
}

/** Digests that are remembered. */
const most = 10_000;

export function createAtOnce(deliver: (letter: StoredLetter) => Promise<void>, now: () => Date): AtOnce {
  const tries = new LRUCache<string, Try>({ max: most, ttl: retention, ttlResolution: 0, perf: { now: () => +now() } });
  const find = (digest: string | undefined) => (digest === undefined ? undefined : tries.get(digest));
  return {
    find,
    async send(letter, digest) {
      const first = find(digest)?.receipt;
      if (first) return { ...(await first), isRepeat: true };
      const { id } = letter;
      const receipt = deliver(letter).then(() => ({ id, isRepeat: false }));
      const own: Try = { id, receipt };
      if (digest !== undefined) tries.set(digest, own);
      return receipt.catch((error: unknown) => {
        own.receipt = undefined;
        throw error;
      });
    },
  };
}
