import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import type { Kind } from '#routes.ts';

export const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));

/** Which component shows a kind of page, each in its own chunk. Kinds whose rows are all `later` have none yet; a test lists them. */
export const pages: Partial<Record<Kind, LazyExoticComponent<ComponentType>>> = {
  home: lazy(async () => ({ default: (await import('./home.tsx')).Home })),
  program: lazy(async () => ({ default: (await import('./program.tsx')).Program })),
  about: lazy(async () => ({ default: (await import('./about.tsx')).About })),
  curriculum: lazy(async () => ({ default: (await import('./curriculum.tsx')).Curriculum })),
  'outdoor-play': lazy(async () => ({ default: (await import('./outdoor-play.tsx')).OutdoorPlay })),
  contact: lazy(async () => ({ default: (await import('./contact.tsx')).Contact })),
  'not-found': NotFound,
};
