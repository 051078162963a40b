/** Fetches what a page needs before somebody goes there: its code, and its data where it has any. What does not come is asked for again then. */
import { askedPost, newsKey, postKey, recentKey } from '#content/queries.ts';
import { type Kind, type Route, routeOf } from '#routes.ts';

import { fetchCode } from './index.ts';
import { fetchData } from './page-data.tsx';

type KeyOf = (row: Route, search: string) => string | undefined | Promise<string | undefined>;

const keysOf: Partial<Record<Kind, KeyOf>> = {
  landing: () => recentKey,
  'about-team': () => recentKey,
  class: () => recentKey,
  blog: (_row, search) => newsKey(search),
  // Which post a layout opens with is known to the page's code.
  post: async ({ path, variant = '' }, search) => {
    const asked = askedPost(path, search);
    return postKey(asked ?? (await import('./post.tsx')).ownPost(variant));
  },
};

/** The code of the page at this path. */
export function fetchCodeOf(pathname: string): void {
  const row = routeOf(pathname);
  if (row) fetchCode(row.kind);
}

/** The code and the data of the page at this address. */
export async function fetchPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Promise<void> {
  const row = routeOf(pathname);
  if (!row) return;
  fetchCode(row.kind);
  const key = await keysOf[row.kind]?.(row, search);
  if (key) fetchData(key);
}
