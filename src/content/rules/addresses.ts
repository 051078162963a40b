/** The addresses of pages that a query makes out of a row of the route table (its `queries`): the second page of a list, one tag's posts, one post. */
import { type Route, routeOf, slugOf, type Target, variantOf } from '#routes.ts';

/** READ MORE leads here, so this layout shows any post (REQ P52). */
export const readingPath = '/post-right-sidebar';

/** The list that a tag or a category narrows. */
export const filterPath = '/blog-list-right-sidebar';

/** What a list of posts shows: all, or those of one tag or category, and which page of them. */
export interface NewsQuery {
  readonly tag?: string | undefined;
  readonly category?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** The address of a list of posts. Only `filterPath` has lists of one tag or category. */
export function newsAddress(path: Route['path'], { tag, category, page = 1 }: NewsQuery): Target {
  const query = new URLSearchParams({
    ...(tag && { tag: slugOf(tag) }),
    ...(category && { category: slugOf(category) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size ? `${path}?${query}` : path;
}

/** The address of a post. */
export const postAddress = (slug: string): Target => `${readingPath}?post=${slug}`;

/** The names of the data that a page of posts shows (pages/page-data.tsx). */
export const newsKey = (search: string) => ['news', variantOf(routeOf(filterPath)!, search)].filter(Boolean).join('.');
export const postKey = (slug: string) => `post-${slug}`;
/** The newest posts, for pages that show some of them. */
export const recentKey = 'recent';
/** What a search looks through. */
export const searchKey = 'search';
/** What the accessibility statement says of the last audit. */
export const factsKey = 'accessibility';

/** The post that is asked for on the layout that shows any post. */
export const askedPost = (path: string, search: string) =>
  path === readingPath ? slugOf(new URLSearchParams(search).get('post') ?? '') || undefined : undefined;

/** What a list is called in the browser's tab: 'News, as a list: Food, page 2'. */
export const newsTitle = (title: string, about: string | undefined, page: number) =>
  [[title, about].filter(Boolean).join(': '), page > 1 && `page ${page}`].filter(Boolean).join(', ');

/** The anchor of a part of a post, from its place: a1, a2, a3 … (REQ P88). */
export const partAnchor = (index: number) => `a${index + 1}`;

export const numberedTitle = (title: string, page: number) => newsTitle(title, undefined, page);

/** The address of an event, and of its calendar file. */
export const eventAddress = (id: string): Target => `/event-details?event=${id}`;
export const calendarAddress = (id: string) => `/events/${id}.ics` as const;

export const teacherAddress = (id: string): Target => `/teachers-details?teacher=${id}`;
export const classAddress = (id: string): Target => `/classes-details?class=${id}`;
