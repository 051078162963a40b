// Data that is too large for a page's script, such as posts. Each page embeds its own data in its HTML; a navigation within the site fetches the next page's.
import { createContext, use, type ReactNode } from 'react';

import { reloadOrThrow } from '#ui/hydration/reload-document.ts';

export interface InitialData {
  readonly key: string;
  readonly data: unknown;
}

const Context = createContext<InitialData | undefined>(undefined);

/** Address of a data file that the build wrote. */
export const dataAddress = (key: string) => `/data/${key}.json`;
/** Id of the script element that embeds the page's data; its `data-key` holds the key. */
export const dataId = 'page-data';

/** Provides a page's data while it is prerendered. */
export function PageData({ initialData, children }: { initialData: InitialData | undefined; children: ReactNode }) {
  return <Context value={initialData}>{children}</Context>;
}

/**
 * The data of that key. If the opened document does not embed it, suspends until it is fetched, so the previous page stays on screen. `undefined` if no such
 * data exists, as for the ninth page of a list of three.
 */
export function usePageData<Data>(key: string): Data | undefined {
  const initialData = use(Context);
  if (initialData?.key === key) return initialData.data as Data;
  if (typeof document === 'undefined') return undefined;
  const embedded = embeddedData();
  return (embedded?.key === key ? embedded.data : use(fetched(key))) as Data | undefined;
}

let parsedData: InitialData | undefined;

function embeddedData(): InitialData | undefined {
  const element = document.getElementById(dataId);
  const key = element?.dataset['key'];
  if (!element || !key) return undefined;
  if (parsedData?.key !== key) parsedData = { key, data: JSON.parse(element.textContent) };
  return parsedData;
}

const fetches = new Map<string, Promise<unknown>>();

function fetched(key: string): Promise<unknown> {
  const started = fetches.get(key);
  if (started) return started;
  const data = load(key);
  fetches.set(key, data);
  return data;
}

/** If the fetch fails, opens the page as a document instead, which embeds its data or shows the failure. A failed fetch is not cached. */
async function load(key: string): Promise<unknown> {
  try {
    const response = await fetch(dataAddress(key));
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${key} could not be fetched: ${response.status}.`);
    return await response.json();
  } catch (error) {
    return reloadOrThrow(error).finally(() => fetches.delete(key));
  }
}
