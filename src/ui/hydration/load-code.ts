import { reloadOrThrow } from './reload-document.ts';

const page = () => location.pathname + location.search;
/** The page that the document was loaded with; undefined while prerendering. */
const openedPage = typeof document === 'undefined' ? undefined : page();

const never = new Promise<never>(() => {});

/** Whether the inline bootstrap stopped waiting for this element, which then stays as it is without scripts. */
export const isKept = (element: Element) => element.closest('[data-kept]') !== null;
const isPageKept = () => typeof document !== 'undefined' && document.querySelector('#root[data-kept]') !== null;

/**
 * Imports code with retries. While hydrating the page that the document was loaded with, whose HTML works without scripts, a failed import is retried after
 * `pause` ms, which doubles up to 30 s. After a client-side navigation the new URL is reloaded as a document; offline it rejects. Never resolves where the
 * bootstrap stopped waiting for the page.
 */
export async function loadCode<Module>(load: () => Promise<Module>, pause = 1000): Promise<Module> {
  try {
    const code = await load();
    return isPageKept() ? await never : code;
  } catch (error) {
    if (typeof document === 'undefined') throw error;
    if (page() !== openedPage) return reloadOrThrow(error);
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadCode(load, Math.min(pause * 2, 30_000));
  }
}
