import { useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and while React hydrates its HTML; true afterwards, and where React draws something anew. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** Whether React draws a component anew, and does not hydrate its HTML. It stays so: what only asks this is not drawn again, at once, when it is hydrated. */
export function useIsDrawnAnew(): boolean {
  const known = useRef<boolean>(undefined);
  return useSyncExternalStore(
    subscribe,
    () => (known.current ??= true),
    () => (known.current ??= false),
  );
}
