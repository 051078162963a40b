/** Addresses of the pages that a query makes of a row (`queries` in route-rows.ts): the second page of a list, a tag's posts, one post. */
import { rowOf, slugOf, variantOf } from '#route-rows.ts';
import type { Route, Target } from '#routes.ts';

import { readableSlug } from './readable-slug.ts';

/** The layout that shows any post: READ MORE links here (REQ P52). */
export const readingPath = '/post-right-sidebar';

/** The list of all posts: the title, author and comment count of a post link to it (REQ P63, P65, P66). */
export const allPostsPath = '/blog-grid';

/** The only list that tags and categories filter. */
export const filterPath = '/blog-list-right-sidebar';

/** Which posts a list shows: all, or those of one tag or category; and which page of them. */
export interface NewsQuery {
  readonly tag?: string | undefined;
  readonly category?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** The address of a list of posts. Only `filterPath` accepts a tag or category. */
export function newsAddress(path: Route['path'], { tag, category, page = 1 }: NewsQuery): Target {
  const query = new URLSearchParams({
    ...(tag && { tag: readableSlug(tag) }),
    ...(category && { category: slugOf(category) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size ? `${path}?${query}` : path;
}

export const postAddress = (slug: string): Target => `${readingPath}?post=${encodeURIComponent(slug)}`;

/** Keys of page data (pages/page-data.tsx). */
export const newsKey = (search: string | URLSearchParams) =>
  ['news', variantOf(rowOf(filterPath)!, search)].filter(Boolean).join('.');
/** @param slug empty for the newest post */
export const postKey = (slug: string) => `post-${slugOf(slug)}`;
/** Of one of the owner's own pages. */
export const ownKey = (path: string) => `own-${path.slice(1)}`;
/** The newest posts. */
export const recentKey = 'recent';
/** The headlines of the newest posts, where a page shows no more of them. */
export const headlinesKey = 'headlines';
/** The results of the last audit, for the accessibility statement. */
export const factsKey = 'accessibility';

/** The key’s slug of the post that the query requests; only the layout at `readingPath` accepts one. */
export const requestedPost = (path: string, query: URLSearchParams) =>
  path === readingPath ? slugOf(query.get('post') ?? '') || undefined : undefined;

/** The document title of a list: 'News, as a list: Food, page 2'. */
export const newsTitle = (title: string, about: string | undefined, page: number) =>
  [[title, about].filter(Boolean).join(': '), page > 1 && `page ${page}`].filter(Boolean).join(', ');

/** The id of a part of a post, from its index: a1, a2, a3 … (REQ P88). */
export const partAnchor = (index: number) => `a${index + 1}`;

export const numberedTitle = (title: string, page: number) => newsTitle(title, undefined, page);

/** The address of a page of a list, from 1. */
export const numberedAddress = (path: Route['path'], page: number): Target =>
  page > 1 ? `${path}?page=${page}` : path;

export const eventAddress = (id: string): Target => `/event-details?event=${id}`;
export const calendarAddress = (id: string) => `/events/${id}.ics` as const;

export const teacherAddress = (id: string): Target => `/teachers-details?teacher=${id}`;
export const classAddress = (id: string): Target => `/classes-details?class=${id}`;
