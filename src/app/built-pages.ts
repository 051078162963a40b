/** Which pages the build writes, and the data that they ask for (pages/page-data.tsx). None of it is in the browser's bundle. */
import { ownPages } from '#content/site/own-pages.ts';
import { posts } from '#content/site/posts.ts';
import { headlineOf } from '#content/rules/post.ts';
import { newest, newsPages, postPages } from '#content/rules/news.ts';
import { classes } from '#content/site/classes.ts';
import { events } from '#content/values/events.ts';
import { teachers } from '#content/values/people.ts';
import {
  classAddress,
  eventAddress,
  factsKey,
  filterPath,
  headlinesKey,
  newsAddress,
  newsKey,
  numberedAddress,
  ownKey,
  postAddress,
  postKey,
  readingPath,
  recentKey,
  teacherAddress,
} from '#content/rules/addresses.ts';
import { eventsPerPage } from '#content/rules/event.ts';
import type { AuditFacts } from '#content/words/accessibility.ts';
import { visit } from '#content/site/words/forms.ts';
import { barrierLink, visitLink } from '#content/words/small-print.ts';
import { fileOf, type Kind, type Path, type Route, routeOf, routes, type Target } from '#routes.ts';

/** One page that the build writes. */
export interface BuiltPage {
  readonly route: Route;
  /** Empty, or beginning with '?'. */
  readonly search: string;
  /** Path of the HTML file, relative to the output folder. */
  readonly file: string;
}

/** The pages that a query makes of the rows of a kind, by their addresses. */
const queried: Partial<Record<Kind, (path: Path) => readonly Target[]>> = {
  blog: (path) => newsPages(posts, path === filterPath).map((page) => newsAddress(path, page)),
  'class-details': () => classes.map(({ id }) => classAddress(id)),
  contact: () => (visit ? [barrierLink, visitLink] : [barrierLink]),
  'event-details': () => events.map(({ id }) => eventAddress(id)),
  events: (path) =>
    Array.from({ length: Math.ceil(events.length / eventsPerPage) }, (_, index) => numberedAddress(path, index + 1)),
  post: (path) => (path === readingPath ? posts.map(({ slug }) => postAddress(slug)) : []),
  'teacher-details': () => teachers.map(({ id }) => teacherAddress(id)),
};

/** Each row's own page, and those that a query makes of it. */
export const builtPages: readonly BuiltPage[] = routes.flatMap((route) => {
  const searches = (queried[route.kind]?.(route.path) ?? []).map(searchOf);
  return [...new Set(['', ...searches])].map((search) => ({ route, search, file: fileOf(route, search) }));
});

const recent = newest(posts, 6);

/**
 * What pages ask for, by key. Each is also a file, which a navigation within the site fetches.
 * @param facts results of the last accessibility audit, for the accessibility statement
 */
export const pageData = (facts: AuditFacts): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    [factsKey, facts],
    [recentKey, recent],
    [headlinesKey, recent.map(headlineOf)],
    ...ownPages.map((page) => [ownKey(page.path), page] as const),
    ...(routeOf(filterPath) ? newsPages(posts, true) : []).map(
      (page) => [newsKey(searchOf(newsAddress(filterPath, page))), page] as const,
    ),
    ...postPages(posts).flatMap((page, index) => [
      [postKey(page.post.slug), page] as const,
      ...(index ? [] : [[postKey(''), page] as const]),
    ]),
  ]);

/** The query of an address, with its question mark; empty if there is none. */
function searchOf(address: string): string {
  return /\?[^#]*/.exec(address)?.[0] ?? '';
}
