// Data that is too large for a page's script, such as posts. Each page embeds its own data in its HTML; a navigation within the site fetches the next page's.
import { createContext, use, type ReactNode } from 'react';

import { onForgetting } from '#runtime/late.tsx';
import { reloadOrThrow } from '#runtime/reload-document.ts';

type DataOf = (key: string) => unknown;

const Context = createContext<DataOf | undefined>(undefined);

/** Address of a data file that the build wrote. */
export const dataAddress = (key: string) => `/data/${key}.json`;
/** Id of the script element that embeds the page's data, by key. */
export const dataId = 'page-data';

/** Provides the data that a page asks for while it is prerendered. */
export function PageData({ dataOf, children }: { dataOf: DataOf; children: ReactNode }) {
  return <Context value={dataOf}>{children}</Context>;
}

/**
 * The data of that key. If the opened document does not embed it, suspends until it is fetched, so the previous page stays on screen. `undefined` if no such
 * data exists, as for the ninth page of a list of three.
 */
export function usePageData<Data>(key: string): Data | undefined {
  const dataOf = use(Context);
  if (dataOf) return dataOf(key) as Data | undefined;
  const embedded = embeddedData();
  return (key in embedded ? embedded[key] : use(fetched(key))) as Data | undefined;
}

let parsedData: Record<string, unknown> | undefined;

function embeddedData(): Record<string, unknown> {
  parsedData ??= JSON.parse(document.getElementById(dataId)?.textContent ?? '{}') as Record<string, unknown>;
  return parsedData;
}

const fetches = new Map<string, Promise<unknown>>();
const failed = new Set<string>();
onForgetting(() => {
  for (const key of failed) fetches.delete(key);
  failed.clear();
});

function fetched(key: string): Promise<unknown> {
  const started = fetches.get(key);
  if (started) return started;
  const data = load(key);
  fetches.set(key, data);
  return data;
}

/** If the fetch fails, opens the page as a document instead, which embeds its data or shows the failure. */
async function load(key: string): Promise<unknown> {
  try {
    const response = await fetch(dataAddress(key));
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${key} could not be fetched: ${response.status}.`);
    return await response.json();
  } catch (error) {
    failed.add(key);
    return reloadOrThrow(error);
  }
}
