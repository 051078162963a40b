import { startTransition, useEffect, useState } from 'react';

import { useIsDrawnAnew } from './use-is-hydrated.ts';

/**
 * The next moment (ms since the epoch) at which what is said of the time changes; at it the component is drawn again, with the one that follows. Undefined on the
 * server and while React hydrates its HTML, which is right on any day (product decision 6).
 * @param after a pure function: the first change after a moment
 */
export function useNextChange(after: (now: number) => number): number | undefined {
  const isDrawnAnew = useIsDrawnAnew();
  const [next, setNext] = useState(() => (isDrawnAnew ? after(Date.now()) : undefined));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function look() {
      clearTimeout(timer);
      const change = after(Date.now());
      timer = setTimeout(look, change - Date.now());
      // In a transition, it is not drawn again in the task that hydrates it.
      startTransition(() => setNext(change));
    }
    look();
    // Timers stand still while a computer sleeps.
    const returns = ['visibilitychange', 'focus'] as const;
    for (const type of returns) addEventListener(type, look);
    return () => {
      clearTimeout(timer);
      for (const type of returns) removeEventListener(type, look);
    };
  }, [after]);
  return next;
}
