import { useState } from 'react';

import type { Found } from './find.ts';

/** What a search has come to: without `found` it is still looking. */
export interface SearchState {
  readonly words: string;
  readonly found?: readonly Found[];
  readonly hasFailed?: boolean;
}

interface Options {
  /** At most so many results. */
  most?: number;
  /** Whether a search without words shows everything. */
  showsAll?: boolean;
}

/** The search with what it looks through: not before a field is used. */
const load = () => import('./find.ts');

/** The state of one search field; the latest search wins. */
export function useSearch(
  kinds: readonly Found['kind'][],
  { most = Number.POSITIVE_INFINITY, showsAll }: Options = {},
) {
  const [answer, setAnswer] = useState<SearchState>();

  async function search(words: string) {
    const asked: SearchState = { words };
    const settle = (rest: Omit<SearchState, 'words'>) =>
      setAnswer((current) => (current === asked ? { words, ...rest } : current));
    setAnswer(words || showsAll ? asked : undefined);
    if (!words && !showsAll) return;
    try {
      const { find } = await load();
      settle({ found: find(words, kinds).slice(0, most) });
    } catch {
      settle({ hasFailed: true });
    }
  }

  return {
    answer,
    onSearch: (words: string) => void search(words),
    /** A failure now is told when something is searched for. */
    onUse: () => void load().catch(() => undefined),
  };
}
