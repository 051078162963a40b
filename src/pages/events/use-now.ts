import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** The visitor's now in ms, to the minute; undefined in the first HTML, which is right on any day (product decision 6). */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  );
}
