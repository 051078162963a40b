import { useSyncExternalStore } from 'react';

export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion now (WCAG 2.3.3); false while prerendering. */
export const prefersReducedMotion = () =>
  typeof window !== 'undefined' && window.matchMedia(reducedMotionQuery).matches;

/**
 * The same as a hook; true while prerendering and hydrating, so that nothing moves in the prerendered HTML.
 * @param isAsked false where nothing depends on it: it stays true, and nothing is drawn again after hydration
 */
export const useReducedMotion = (isAsked = true): boolean =>
  useSyncExternalStore(subscribe, isAsked ? prefersReducedMotion : always, always);

const always = () => true;

function subscribe(changed: () => void) {
  const media = window.matchMedia(reducedMotionQuery);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
