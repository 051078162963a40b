/** Recognises letters that are posted again: by a double click, a retry after a lost response, or a reload of the page. */
export interface Receipt {
  readonly id: string;
  readonly isRepeat: boolean;
}

export interface Repeats {
  /** Calls `accept` unless the same letter is known or being accepted. A letter without a digest is always accepted. */
  once(digest: string | undefined, accept: () => Promise<Receipt>): Promise<Receipt>;
  /** `expires` in ms since 1970; without it the letter stays known, as it must while it waits for its delivery. */
  remember(digest: string | undefined, id: string, expires?: number): void;
  /** Forgets a letter that will not be delivered, so that its next post is accepted. */
  forget(digest: string | undefined): void;
  /** Removes expired entries. `time` in ms. */
  purge(time: number): void;
}

export function createRepeats(now: () => Date): Repeats {
  const letters = new Map<string, { id: string; expires: number }>();
  /** Letters being accepted. A repeat waits for the first post, and fails if that fails. */
  const pending = new Map<string, Promise<Receipt>>();

  return {
    async once(digest, accept) {
      if (digest === undefined) return accept();
      const known = letters.get(digest);
      if (known && known.expires > now().getTime()) return { id: known.id, isRepeat: true };
      const first = pending.get(digest);
      if (first) return { ...(await first), isRepeat: true };
      const receipt = accept();
      pending.set(digest, receipt);
      try {
        return await receipt;
      } finally {
        pending.delete(digest);
      }
    },
    remember(digest, id, expires = Number.POSITIVE_INFINITY) {
      if (digest !== undefined) letters.set(digest, { id, expires });
    },
    forget(digest) {
      if (digest !== undefined) letters.delete(digest);
    },
    purge(time) {
      for (const [digest, { expires }] of letters) if (expires <= time) letters.delete(digest);
    },
  };
}
