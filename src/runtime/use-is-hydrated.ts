import { useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** `before` on the server and while React hydrates its HTML; `value` afterwards, and where React draws something anew. If they are equal, nothing is drawn again. */
export const useOnceHydrated = <Value>(value: Value, before: Value) =>
  useSyncExternalStore(
    subscribe,
    () => value,
    () => before,
  );

export const useIsHydrated = () => useOnceHydrated(true, false);

/** Whether React draws a component anew, and does not hydrate its HTML. It stays so: what only asks this is not drawn again, at once, when it is hydrated. */
export function useIsDrawnAnew(): boolean {
  const known = useRef<boolean>(undefined);
  return useSyncExternalStore(
    subscribe,
    () => (known.current ??= true),
    () => (known.current ??= false),
  );
}
