// Tells the inline bootstrap (app/inline-bootstrap.js) what React has hydrated: in an element with data-hydrating it holds presses.
import { use, useEffect } from 'react';

import { isOpenedPage } from './load-code.ts';

const never = new Promise<never>(() => {});

/**
 * Marks the element around the calling component's Suspense boundary as hydrated. Where the bootstrap has stopped waiting for it (data-kept), suspends instead, so
 * that React leaves its HTML alone: to hydrate it would take away steps and buttons in use.
 */
export function useHydration(element: () => Element | null) {
  if (typeof document !== 'undefined' && isOpenedPage() && element()?.hasAttribute('data-kept')) use(never);
  // Not in a layout effect: where the element is made in the same commit, as on a page that a link leads to, its ref is attached only after those of its descendants.
  useEffect(() => {
    for (const name of ['data-hydrating', 'data-kept']) element()?.removeAttribute(name);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The element stays the same.
  }, []);
}
