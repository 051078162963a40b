import { useSyncExternalStore } from 'react';

export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for less motion at this moment (WCAG 2.3.3). Nobody has asked while a page is prerendered. */
export const prefersReducedMotion = () =>
  typeof window !== 'undefined' && window.matchMedia(reducedMotionQuery).matches;

/** Whether the visitor asks for less motion; true before scripts run, so that nothing moves in the first HTML. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(reducedMotionQuery);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    prefersReducedMotion,
    () => true,
  );
}
