import { lazy, type ComponentType } from 'react';

import { reloadOrThrow } from './reload-document.ts';

const page = () => location.pathname + location.search;
/** The page that the document was loaded with; undefined while prerendering. */
const openedPage = typeof document === 'undefined' ? undefined : page();

/** Whether the page is still the one that the document was loaded with. */
export const isOpenedPage = () => page() === openedPage;

/** A component whose code is a chunk of its own. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadCode(load));

/**
 * Imports code with retries. While hydrating the page that the document was loaded with, whose HTML works without scripts, a failed import is retried after
 * `pause` ms, which doubles up to 30 s. After a client-side navigation the new URL is reloaded as a document; offline it rejects.
 */
export async function loadCode<Module>(load: () => Promise<Module>, pause = 1000): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (typeof document === 'undefined') throw error;
    if (!isOpenedPage()) return reloadOrThrow(error);
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadCode(load, Math.min(pause * 2, 30_000));
  }
}
