import { type ComponentType, type LazyExoticComponent } from 'react';

import type { Kind, Route, RouteOf } from '#routes.ts';
import { lazyPart } from '#ui/hydration/load-code.ts';

/** Loads the component of a kind of page; each is a chunk of its own, in the file of that name. */
const loaders: { readonly [K in Kind]: () => Promise<ComponentType<{ route: RouteOf<K> }>> } = {
  home: async () => (await import('#pages/home/home.tsx')).Home,
  program: async () => (await import('#pages/program/program.tsx')).Program,
  about: async () => (await import('#pages/about/about.tsx')).About,
  curriculum: async () => (await import('#pages/curriculum/curriculum.tsx')).Curriculum,
  'outdoor-play': async () => (await import('#pages/outdoor-play/outdoor-play.tsx')).OutdoorPlay,
  contact: async () => (await import('#pages/contact/contact.tsx')).Contact,
  accessibility: async () => (await import('#pages/small-print/accessibility.tsx')).Accessibility,
  privacy: async () => (await import('#pages/small-print/privacy.tsx')).Privacy,
  'site-map': async () => (await import('#pages/small-print/site-map.tsx')).SiteMap,
  'not-found': async () => (await import('#pages/not-found/not-found.tsx')).NotFound,
  'design-system': async () => (await import('#pages/design-system/design-system.tsx')).DesignSystem,
  gallery: async () => (await import('#pages/gallery/gallery.tsx')).Gallery,
  landing: async () => (await import('#pages/landing/landing.tsx')).Landing,
  events: async () => (await import('#pages/events/events.tsx')).Events,
  'event-details': async () => (await import('#pages/events/event-details.tsx')).EventDetails,
  faqs: async () => (await import('#pages/faqs/faqs.tsx')).Faqs,
  'coming-soon': async () => (await import('#pages/coming-soon/coming-soon.tsx')).ComingSoon,
  'about-team': async () => (await import('#pages/about-team/about-team.tsx')).AboutTeam,
  teachers: async () => (await import('#pages/teachers/teachers.tsx')).Teachers,
  'teacher-details': async () => (await import('#pages/teachers/teacher-details.tsx')).TeacherDetails,
  classes: async () => (await import('#pages/classes/classes.tsx')).Classes,
  'class-details': async () => (await import('#pages/classes/class-details.tsx')).ClassDetails,
  blog: async () => (await import('#pages/news/blog.tsx')).Blog,
  post: async () => (await import('#pages/post/post.tsx')).Post,
};

/** The lazily loaded component of each kind of page. */
export const pages = Object.fromEntries(
  Object.entries(loaders).map(([kind, load]) => [
    kind,
    lazyPart(async () => ({ default: (await load()) as ComponentType<{ route: Route }> })),
  ]),
) as Record<Kind, LazyExoticComponent<ComponentType<{ route: Route }>>>;

export const NotFound = pages['not-found'] as ComponentType<object>;
