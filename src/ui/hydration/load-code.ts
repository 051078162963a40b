import { reloadOrThrow } from './reload-document.ts';

const page = () => location.pathname + location.search;
/** The page that the document was opened with; undefined while pages are prerendered. */
const openedPage = typeof document === 'undefined' ? undefined : page();

/**
 * Imports code. Where the network fails while the opened page is hydrated, its HTML stands and works by itself, so the import is repeated after 1 s, 2 s …, at
 * most 30 s. On a page reached by a link the address, which has changed already, is loaded as a document; without a network the error boundary meets the error.
 */
export async function loadCode<Module>(load: () => Promise<Module>, pause = 1000): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (typeof document === 'undefined') throw error;
    if (page() !== openedPage) return reloadOrThrow(error);
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadCode(load, Math.min(pause * 2, 30_000));
  }
}
