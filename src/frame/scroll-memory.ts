import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Key in sessionStorage: scroll positions in px by history entry, so that they survive a reload. */
const storage = 'scroll';

/**
 * Remembers the scroll position of each history entry, in px, for Back and Forward. The browser's own restoration would run before React has rendered the
 * page; it stays enabled for reloads and for returning from another site.
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
    // Safari restores a page from the back/forward cache scrolled to its top.
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

  // Reads sessionStorage only on demand: opening it is slow on some phones, and would delay hydration.
  return useCallback((entry: string) => positions.current.get(entry) ?? stored().get(entry), []);
}

/** If the browser denies storage, positions are lost on the next load. */
function store(positions: ReadonlyMap<string, number>) {
  try {
    sessionStorage.setItem(storage, JSON.stringify([...positions]));
  } catch {
    // The browser's own restoration still works for reloads.
  }
}

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storage) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
