/** Which entry of a menu is the current page, or the current section of a page. */
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import type { Target } from '#routes.ts';

import { routeAt } from './route-at.ts';

/** The target with this path and hash, or else the one with the path only. So at /#main-gallery Home is not current. */
export function currentTarget(
  targets: readonly Target[],
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Target | undefined {
  const path = routeAt({ pathname, search })?.path;
  return targets.find((target) => target === `${path}${hash}`) ?? targets.find((target) => target === path);
}

export function useCurrentTarget(targets: readonly Target[]) {
  const { pathname, search, hash } = useLocation();
  // The prerendered HTML cannot depend on the hash, so hydration ignores it too; without a hash this causes no second render.
  const known = useSyncExternalStore(subscribeToNothing, () => hash, noHash);
  return currentTarget(targets, { pathname, search, hash: known });
}

const subscribeToNothing = () => () => undefined;
const noHash = () => '';
