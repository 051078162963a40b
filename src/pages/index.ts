import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import type { Kind } from '#routes.ts';
import { loadCode } from '#ui/load-code.ts';

/** The code of each kind of page, each in its own chunk. */
const codeOf: Record<Kind, () => Promise<ComponentType>> = {
  home: async () => (await import('./home.tsx')).Home,
  program: async () => (await import('./program.tsx')).Program,
  about: async () => (await import('./about.tsx')).About,
  curriculum: async () => (await import('./curriculum.tsx')).Curriculum,
  'outdoor-play': async () => (await import('./outdoor-play.tsx')).OutdoorPlay,
  contact: async () => (await import('./contact.tsx')).Contact,
  accessibility: async () => (await import('./accessibility.tsx')).Accessibility,
  privacy: async () => (await import('./privacy.tsx')).Privacy,
  'site-map': async () => (await import('./site-map.tsx')).SiteMap,
  'not-found': async () => (await import('./not-found.tsx')).NotFound,
  'design-system': async () => (await import('./design-system.tsx')).DesignSystem,
  gallery: async () => (await import('./gallery.tsx')).Gallery,
  landing: async () => (await import('./landing.tsx')).Landing,
  events: async () => (await import('./events.tsx')).Events,
  event: async () => (await import('./event.tsx')).Event,
  faqs: async () => (await import('./faqs.tsx')).Faqs,
  'coming-soon': async () => (await import('./coming-soon.tsx')).ComingSoon,
  'about-team': async () => (await import('./about-team.tsx')).AboutTeam,
  teachers: async () => (await import('./teachers.tsx')).Teachers,
  teacher: async () => (await import('./teacher.tsx')).Teacher,
  classes: async () => (await import('./classes.tsx')).Classes,
  class: async () => (await import('./class.tsx')).Class,
  blog: async () => (await import('./blog.tsx')).Blog,
  post: async () => (await import('./post.tsx')).Post,
};

/** Which component shows a kind of page. */
export const pages = Object.fromEntries(
  Object.entries(codeOf).map(([kind, load]) => [kind, lazy(async () => ({ default: await loadCode(load) }))]),
) as Record<Kind, LazyExoticComponent<ComponentType>>;

export const NotFound = pages['not-found'];
