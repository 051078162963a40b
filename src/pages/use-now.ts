import { useSyncExternalStore } from 'react';

const minute = 60_000;

function everyMinute(notify: () => void) {
  const timer = setInterval(notify, minute);
  return () => clearInterval(timer);
}

/**
 * The current time in ms, cut to the minute. Undefined while prerendering and hydrating, so the HTML is correct on any day (product decision 6). For sections: in a
 * page, which hydrates before its parts, it would change them, and React draws anew what changes before it is hydrated. https://react.dev/errors/421
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  );
}

/** Whether a moment (ms since the epoch) is still to come. While prerendering and hydrating all are, except 0. An open page learns it within a minute. */
export const useIsBefore = (moment: number) => (useNow() ?? 0) < moment;
