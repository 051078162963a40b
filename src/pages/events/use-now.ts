import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** The current time in ms, cut to the minute. Undefined while prerendering and hydrating, so the HTML is correct on any day (product decision 6). */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  );
}
