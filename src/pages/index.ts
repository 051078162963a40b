import type { ComponentType } from 'react';

import { type Kind, type Route, routeOf, type RouteOf } from '#routes.ts';
import { late, preload } from '#runtime/late.tsx';

type Underscored<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}_${Underscored<Rest>}`
  : Name;
/** Which kinds of page site/pages.yaml has: constants (tasks/build/site-data.ts), so that a build leaves the code and the words of the others out. */
declare const PAGES: Readonly<Record<Underscored<Kind>, boolean>>;

/** Loads the component of a kind of page; each is a chunk of its own, in the file of that name. */
const loaders: { readonly [K in Kind]: false | (() => Promise<ComponentType<{ route: RouteOf<K> }>>) } = {
  home: async () => (await import('#pages/home/home.tsx')).Home,
  program: PAGES.program && (async () => (await import('#pages/program/program.tsx')).Program),
  about: PAGES.about && (async () => (await import('#pages/about/about.tsx')).About),
  curriculum: PAGES.curriculum && (async () => (await import('#pages/curriculum/curriculum.tsx')).Curriculum),
  'outdoor-play':
    PAGES.outdoor_play && (async () => (await import('#pages/outdoor-play/outdoor-play.tsx')).OutdoorPlay),
  contact: async () => (await import('#pages/contact/contact.tsx')).Contact,
  accessibility: async () => (await import('#pages/small-print/accessibility.tsx')).Accessibility,
  privacy: async () => (await import('#pages/small-print/privacy.tsx')).Privacy,
  facts: async () => (await import('#pages/facts/facts.tsx')).FactsPage,
  'site-map': async () => (await import('#pages/small-print/site-map.tsx')).SiteMap,
  'not-found': async () => (await import('#pages/not-found/not-found.tsx')).NotFound,
  'design-system':
    PAGES.design_system && (async () => (await import('#pages/design-system/design-system.tsx')).DesignSystem),
  gallery: PAGES.gallery && (async () => (await import('#pages/gallery/gallery.tsx')).Gallery),
  landing: PAGES.landing && (async () => (await import('#pages/landing/landing.tsx')).Landing),
  events: PAGES.events && (async () => (await import('#pages/events/events.tsx')).Events),
  'event-details': PAGES.event_details && (async () => (await import('#pages/events/event-details.tsx')).EventDetails),
  faqs: PAGES.faqs && (async () => (await import('#pages/faqs/faqs.tsx')).Faqs),
  'coming-soon': PAGES.coming_soon && (async () => (await import('#pages/coming-soon/coming-soon.tsx')).ComingSoon),
  'about-team': PAGES.about_team && (async () => (await import('#pages/about-team/about-team.tsx')).AboutTeam),
  teachers: PAGES.teachers && (async () => (await import('#pages/teachers/teachers.tsx')).Teachers),
  'teacher-details':
    PAGES.teacher_details && (async () => (await import('#pages/teachers/teacher-details.tsx')).TeacherDetails),
  classes: PAGES.classes && (async () => (await import('#pages/classes/classes.tsx')).Classes),
  'class-details': PAGES.class_details && (async () => (await import('#pages/classes/class-details.tsx')).ClassDetails),
  blog: PAGES.blog && (async () => (await import('#pages/news/blog.tsx')).Blog),
  post: PAGES.post && (async () => (await import('#pages/post/post.tsx')).Post),
};

/** The component of each kind of page. */
export const pages = Object.fromEntries(
  Object.entries(loaders).flatMap(([kind, load]) =>
    load ? [[kind, late(kind, load as () => Promise<ComponentType<{ route: Route }>>)]] : [],
  ),
) as Record<Kind, ComponentType<{ route: Route }>>;

/** Starts to load the page that a link leads to, before its click has come or React has drawn anything. */
export function preloadPage({ target }: Event): void {
  const route = routeOf((target as Element).closest('a')?.pathname ?? '');
  // What fails here is loaded again when it is shown.
  if (route) preload(route.kind)?.catch(() => {});
}

export const NotFound = pages['not-found'] as ComponentType<object>;
