import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the tab keeps the places while a page is loaded anew: numbers of px by history entry, nothing else. */
const storage = 'scroll';

/**
 * Remembers how far each entry of the history was scrolled, in px, so that back and forward come back to the same place. The browser would do it too,
 * but before the page is there again. On reload, and when coming back from another site, it still does.
 */
export function useScrollMemory(key: string) {
  const positions = useRef(new Map<string, number>());
  const current = useRef(key);

  useLayoutEffect(() => {
    current.current = key;
  }, [key]);

  useEffect(() => {
    const remember = () => void positions.current.set(current.current, window.scrollY);
    const takeOver = () => void (history.scrollRestoration = 'manual');
    // Safari brings a page back from memory with the restoration that was set when it was left, and so to its top.
    const show = ({ persisted }: PageTransitionEvent) => {
      takeOver();
      const top = positions.current.get(current.current);
      if (persisted && top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    };
    const restoreDefault = () => {
      history.scrollRestoration = 'auto';
      store(new Map([...stored(), ...positions.current]));
    };
    takeOver();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pageshow', show);
    window.addEventListener('pagehide', restoreDefault);
    return () => {
      restoreDefault();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pageshow', show);
      window.removeEventListener('pagehide', restoreDefault);
    };
  }, []);

  // Read when it is asked for: a slow phone takes a while to open its storage, which nobody should wait for who has just come.
  return useCallback((entry: string) => positions.current.get(entry) ?? stored().get(entry), []);
}

/** A browser may refuse to keep anything; then the places are known until the next load. */
function store(positions: ReadonlyMap<string, number>) {
  try {
    sessionStorage.setItem(storage, JSON.stringify([...positions]));
  } catch {
    // Nothing to do: the browser's own restoration still works for the page itself.
  }
}

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storage) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
