import type { Searchable } from '#content/posts/news.ts';
import { searchKey } from '#content/rules/addresses.ts';

import { dataAddress } from './page-data.tsx';

/** Fetches what a search of the posts looks through. Fails with the network. */
export async function loadSearchable(): Promise<readonly Searchable[]> {
  const response = await fetch(dataAddress(searchKey));
  if (!response.ok) throw new Error(`The posts could not be fetched: ${response.status}.`);
  return (await response.json()) as readonly Searchable[];
}
