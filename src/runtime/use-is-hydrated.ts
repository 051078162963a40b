import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and while React hydrates its HTML; true afterwards, and where React draws something anew. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
