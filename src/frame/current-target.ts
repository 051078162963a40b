/** Which entry of a menu is the page, or the part of a page, that one is on. */
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import type { Target } from '#routes.ts';

import { routeAt } from './route-at.ts';

/** The target with this path and hash; where none has the hash, the one of the path alone. So at /#main-gallery Home is not the current one. */
export function currentTarget(
  targets: readonly Target[],
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Target | undefined {
  const path = routeAt({ pathname, search })?.path;
  return targets.find((target) => target === `${path}${hash}`) ?? targets.find((target) => target === path);
}

export function useCurrentTarget(targets: readonly Target[]) {
  const { pathname, search, hash } = useLocation();
  // A server never sees the hash: the first render leaves it out too, so that both agree. Without one nothing differs, and the menus are not drawn twice.
  const known = useSyncExternalStore(never, () => hash, noHash);
  return currentTarget(targets, { pathname, search, hash: known });
}

const never = () => () => undefined;
const noHash = () => '';
