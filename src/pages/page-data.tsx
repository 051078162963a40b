// What a page shows that is too much for its script: posts. Each page carries its own data in its HTML; another page's is fetched when one goes there.
import { createContext, use, type ReactNode } from 'react';

import { reloadOrThrow } from '#ui/hydration/reload-document.ts';

export interface Given {
  readonly key: string;
  readonly data: unknown;
}

const Context = createContext<Given | undefined>(undefined);

/** Where the data lies that the build wrote. */
export const dataAddress = (key: string) => `/data/${key}.json`;
/** The element of the page that carries its own data; `data-key` is its name. */
export const dataId = 'page-data';

/** Gives a page its data while it is prerendered. */
export function PageData({ given, children }: { given: Given | undefined; children: ReactNode }) {
  return <Context value={given}>{children}</Context>;
}

/**
 * The data of that name. Waits (the page that one comes from stays until then) where the opened page does not carry it; `undefined` where there is none,
 * such as the ninth page of a list of three.
 */
export function usePageData<Data>(key: string): Data | undefined {
  const given = use(Context);
  if (given?.key === key) return given.data as Data;
  if (typeof document === 'undefined') return undefined;
  const carried = carriedData();
  return (carried?.key === key ? carried.data : use(fetched(key))) as Data | undefined;
}

let carriedOnce: Given | undefined;

function carriedData(): Given | undefined {
  const element = document.getElementById(dataId);
  const key = element?.dataset['key'];
  if (!element || !key) return undefined;
  if (carriedOnce?.key !== key) carriedOnce = { key, data: JSON.parse(element.textContent) };
  return carriedOnce;
}

const fetches = new Map<string, Promise<unknown>>();

function fetched(key: string): Promise<unknown> {
  const known = fetches.get(key);
  if (known) return known;
  const answer = read(key);
  fetches.set(key, answer);
  return answer;
}

/** Data that cannot be fetched is asked for as a document, which carries it or tells why not. Fails with the network: the next visit asks again. */
async function read(key: string): Promise<unknown> {
  try {
    const response = await fetch(dataAddress(key));
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${key} could not be fetched: ${response.status}.`);
    return await response.json();
  } catch (error) {
    return reloadOrThrow(error).finally(() => fetches.delete(key));
  }
}
