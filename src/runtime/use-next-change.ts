import { useCallback, useSyncExternalStore } from 'react';

/**
 * The next moment (ms since the epoch) at which what is said of the time changes; at it the component is drawn again, with the one that follows. Undefined on the
 * server and while React hydrates its HTML, which is right on any day (product decision 6).
 * @param after a pure function: the first change after a moment
 */
export function useNextChange(after: (now: number) => number): number | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      function look() {
        clearTimeout(timer);
        timer = setTimeout(look, after(Date.now()) - Date.now());
        changed();
      }
      look();
      // Timers stand still while a computer sleeps.
      const returns = ['visibilitychange', 'focus'] as const;
      for (const type of returns) addEventListener(type, look);
      return () => {
        clearTimeout(timer);
        for (const type of returns) removeEventListener(type, look);
      };
    },
    [after],
  );
  return useSyncExternalStore(
    subscribe,
    () => after(Date.now()),
    () => undefined,
  );
}
