import type { ComponentType } from 'react';

import { files } from 'virtual:pages';

import { type Kind, type Route, routeOf } from '#routes.ts';
import { late, preload } from '#runtime/late.tsx';

/** The component of each kind of page that the site has; each is a chunk of its own. */
export const pages = Object.fromEntries(
  Object.entries(files).map(([kind, load]) => [kind, late(kind, load)]),
) as Readonly<Partial<Record<Kind, ComponentType<{ route: Route }>>>>;

/** Starts to load the page that a link leads to, before its click has come or React has drawn anything. */
export function preloadPage({ target }: Event): void {
  const route = routeOf((target as Element).closest('a')?.pathname ?? '');
  // What fails here is loaded again when it is shown.
  if (route) preload(route.kind)?.catch(() => {});
}

/** Every site has it. */
export const NotFound = pages['not-found'] as ComponentType<object>;
