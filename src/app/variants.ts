/** Every page that the build writes: each row of the route table, and the pages that a query makes of it, with their data. */
import type { Facts } from '#content/words/accessibility.ts';
import { classes } from '#content/records/classes.ts';
import { barrier } from '#content/words/contact.ts';
import { descriptions } from '#content/words/descriptions.ts';
import { events, eventsPerPage, eventWords } from '#content/records/events.ts';
import { postLayouts } from '#content/layouts/post.ts';
import { posts } from '#content/posts/index.ts';
import { newest, newsPage, newsQueries, postPage, searchable } from '#content/posts/news.ts';
import type { Post } from '#content/posts/post.ts';
import {
  builtFile,
  classAddress,
  eventAddress,
  factsKey,
  filterPath,
  newsAddress,
  newsKey,
  newsTitle,
  numberedTitle,
  postAddress,
  postKey,
  readingPath,
  recentKey,
  searchKey,
  teacherAddress,
  variantOf,
  type NewsQuery,
} from '#content/rules/queries.ts';
import { teachers } from '#content/records/teachers.ts';
import type { Given } from '#pages/page-data.tsx';
import { routes, type Route } from '#routes.ts';

export interface BuiltPage {
  readonly route: Route;
  /** Empty, or beginning with '?'. */
  readonly search: string;
  /** The built file, within the site's folder. */
  readonly file: string;
  readonly given?: Given;
  readonly post?: Post;
  /** Where a query makes another page of the row: its own title and description. */
  readonly title?: string;
  readonly description?: string;
}

const recent = (): Given => ({ key: recentKey, data: newest(6) });

/**
 * Each row of the table once, and the pages that a query makes of it.
 * @param facts what the accessibility statement says of the last audit
 */
export function* builtPages(facts: Facts): Generator<BuiltPage> {
  for (const route of routes) {
    if (route.kind === 'blog') yield* newsPagesOf(route);
    else if (route.kind === 'post') yield* postPagesOf(route);
    else if (route.kind === 'events') yield* eventPagesOf(route);
    else if (route.kind === 'event') yield* eventsOf(route);
    else if (route.kind === 'teacher') yield* teachersOf(route);
    else if (route.kind === 'class') yield* classesOf(route);
    else if (route.kind === 'contact') yield* contactPagesOf(route);
    else if (route.kind === 'accessibility') yield builtPage(route, '', { given: factsGiven(facts) });
    else if (route.kind === 'landing' || route.kind === 'about-team') yield builtPage(route, '', { given: recent() });
    else yield builtPage(route, '', {});
  }
}

/** Every data file: what a page fetches when one goes there from another. */
export function* dataFiles(facts: Facts): Generator<Given> {
  yield factsGiven(facts);
  for (const query of newsQueries(true)) yield newsGiven(query);
  for (const { slug } of posts) yield postGiven(slug);
  yield recent();
  yield { key: searchKey, data: searchable() };
}

function builtPage(route: Route, search: string, rest: Omit<BuiltPage, 'route' | 'search' | 'file'>): BuiltPage {
  return { route, search, file: builtFile(route.path, variantOf(route, search)), ...rest };
}

/** The rest of an address, from its question mark on. */
const searchOf = (address: string) => /\?.*/.exec(address)?.[0] ?? '';

const factsGiven = (data: Facts): Given => ({ key: factsKey, data });

const newsGiven = (query: NewsQuery): Given => ({
  key: newsKey(searchOf(newsAddress(filterPath, query))),
  data: newsPage(query),
});

function* newsPagesOf(route: Route): Generator<BuiltPage> {
  for (const query of newsQueries(route.path === filterPath)) {
    const search = searchOf(newsAddress(route.path, query));
    const { page, about } = newsPage(query);
    yield builtPage(route, search, { given: newsGiven(query), ...(search && named(route, about, page)) });
  }
}

const named = (route: Route, about: string | undefined, page: number) => ({
  title: newsTitle(route.title, about, page),
  description: `${descriptions[route.path]} ${newsTitle(about ?? 'All posts', undefined, page)}.`,
});

const postGiven = (slug: string): Given => ({ key: postKey(slug), data: postPage(slug) });

function* postPagesOf(route: Route): Generator<BuiltPage> {
  const own = postLayouts[route.variant as keyof typeof postLayouts].post;
  yield builtPage(route, '', { given: postGiven(own), post: postPage(own).post });
  if (route.path !== readingPath) return;
  for (const post of posts)
    yield builtPage(route, searchOf(postAddress(post.slug)), {
      given: postGiven(post.slug),
      post,
      title: post.title,
      description: post.excerpt,
    });
}

function* eventPagesOf(route: Route): Generator<BuiltPage> {
  yield builtPage(route, '', {});
  for (let page = 2; page <= Math.ceil(events.length / eventsPerPage); page += 1)
    yield builtPage(route, `?page=${page}`, {
      title: numberedTitle(eventWords.title, page),
      description: numberedTitle(descriptions[route.path], page),
    });
}

function* eventsOf(route: Route): Generator<BuiltPage> {
  yield builtPage(route, '', {});
  for (const { id, title, lead } of events)
    yield builtPage(route, searchOf(eventAddress(id)), { title, description: lead });
}

function* teachersOf(route: Route): Generator<BuiltPage> {
  yield builtPage(route, '', {});
  for (const { id, name, line } of teachers)
    yield builtPage(route, searchOf(teacherAddress(id)), { title: name, description: line });
}

function* classesOf(route: Route): Generator<BuiltPage> {
  const given = recent();
  yield builtPage(route, '', { given });
  for (const { id, title, line } of classes)
    yield builtPage(route, searchOf(classAddress(id)), { title, description: line, given });
}

function* contactPagesOf(route: Route): Generator<BuiltPage> {
  yield builtPage(route, '', {});
  const { title, description } = barrier;
  yield builtPage(route, '?about=barrier', { title, description });
}
