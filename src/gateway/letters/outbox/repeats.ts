/** Recognises a letter that is posted again: a double click, a second try after a lost answer, the browser's reload. */
export interface Receipt {
  readonly id: string;
  readonly isRepeat: boolean;
}

export interface Repeats {
  /** Accepts a letter unless the same one is known or just arriving. Without a digest everything is accepted. */
  once(digest: string | undefined, accept: () => Promise<Receipt>): Promise<Receipt>;
  /** `expires` in ms; a letter that still waits to be delivered is known for ever. */
  remember(digest: string | undefined, id: string, expires?: number): void;
  /** Forgets a letter that was given up, so that the next post of it is accepted. */
  drop(digest: string | undefined): void;
  /** Forgets what has expired. `time` in ms. */
  forget(time: number): void;
}

export function createRepeats(now: () => Date): Repeats {
  const seen = new Map<string, { id: string; expires: number }>();
  /** A repeat that comes while the first is being written waits for it, and fails with it. */
  const arriving = new Map<string, Promise<Receipt>>();

  return {
    async once(digest, accept) {
      if (digest === undefined) return accept();
      const known = seen.get(digest);
      if (known && known.expires > now().getTime()) return { id: known.id, isRepeat: true };
      const first = arriving.get(digest);
      if (first) return { ...(await first), isRepeat: true };
      const receipt = accept();
      arriving.set(digest, receipt);
      try {
        return await receipt;
      } finally {
        arriving.delete(digest);
      }
    },
    remember(digest, id, expires = Number.POSITIVE_INFINITY) {
      if (digest !== undefined) seen.set(digest, { id, expires });
    },
    drop(digest) {
      if (digest !== undefined) seen.delete(digest);
    },
    forget(time) {
      for (const [digest, { expires }] of seen) if (expires <= time) seen.delete(digest);
    },
  };
}
