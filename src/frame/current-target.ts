/** Which entry of a menu is the current page, or the current section of a page. */
import { useLocation } from 'react-router-dom';

import type { MenuLink } from '#content/rules/menu.ts';
import { useOnceHydrated } from '#runtime/use-is-hydrated.ts';

import { useRoute } from './use-route.ts';

/** The target with the shown path and hash, or else the one with the path only. So at /#main-gallery Home is not current. */
export function useCurrentTarget(targets: readonly MenuLink['link'][]): MenuLink['link'] | undefined {
  const { path } = useRoute();
  const { hash } = useLocation();
  // The prerendered HTML cannot depend on the hash, so hydration ignores it too; without a hash this causes no second render.
  const known = useOnceHydrated(hash, '');
  return targets.find((target) => target === `${path}${known}`) ?? targets.find((target) => target === path);
}
