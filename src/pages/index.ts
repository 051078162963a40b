import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import type { Kind } from '#routes.ts';

export const NotFound = page(async () => (await import('./not-found.tsx')).NotFound);

/** Which component shows a kind of page, each in its own chunk. Kinds whose rows are all `later` have none yet; a test lists them. */
export const pages: Partial<Record<Kind, LazyExoticComponent<ComponentType>>> = {
  home: page(async () => (await import('./home.tsx')).Home),
  program: page(async () => (await import('./program.tsx')).Program),
  about: page(async () => (await import('./about.tsx')).About),
  curriculum: page(async () => (await import('./curriculum.tsx')).Curriculum),
  'outdoor-play': page(async () => (await import('./outdoor-play.tsx')).OutdoorPlay),
  contact: page(async () => (await import('./contact.tsx')).Contact),
  'not-found': NotFound,
};

/**
 * A page whose code cannot be fetched is never an empty screen: the one that was opened stays as its HTML, whose links and forms work by themselves;
 * one that was followed to is asked for as a document.
 */
function page(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (typeof document === 'undefined') throw error;
      const [opened] = performance.getEntriesByType('navigation');
      if (opened && new URL(opened.name).pathname !== location.pathname) location.reload();
      return new Promise<never>(() => {});
    }
  });
}
