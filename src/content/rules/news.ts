/** What the pages about posts show of all posts. Runs only in the build: the browser loads one page's data (pages/page-data.tsx). */
import { slugOf } from '#route-rows.ts';

import { type NewsQuery } from './addresses.ts';
import type { Language } from './language.ts';
import { categories, summaryOf, type Post, type PostSummary } from './post.ts';
import { readableSlug } from './readable-slug.ts';

/** Six posts fill two rows of a grid of three columns. */
export const postsPerPage = 6;

/** One page of a list. `about` is the tag or category that filters it. */
export interface NewsPage extends NewsQuery {
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  readonly about?: string | undefined;
  readonly posts: readonly PostSummary[];
  readonly recent: readonly PostSummary[];
}

/** One post, with the newest other posts and its neighbours. */
export interface PostPage {
  readonly post: Post;
  readonly recent: readonly PostSummary[];
  readonly older?: PostSummary | undefined;
  readonly newer?: PostSummary | undefined;
}

/** The categories that posts have: the list of another would be empty. */
export const categoriesOf = (posts: readonly Post[]) =>
  categories.filter((name) => posts.some(({ category }) => category === name));
/** Each once, in alphabetical order. */
export const tagsOf = (posts: readonly Pick<Post, 'tags'>[]) =>
  [...new Set(posts.flatMap(({ tags }) => tags))].toSorted((one, other) => one.localeCompare(other, 'en-CA'));

/** The languages of tags that only posts in one other language have. */
export const tagLanguagesOf = (posts: readonly Pick<Post, 'tags' | 'lang'>[]): Readonly<Record<string, Language>> =>
  Object.fromEntries(
    tagsOf(posts).flatMap((tag) => {
      const [first, ...others] = posts.filter(({ tags }) => tags.includes(tag)).map(({ lang }) => lang);
      return first && others.every((lang) => lang?.lang === first.lang) ? [[tag, first] as const] : [];
    }),
  );

/** Summaries of the newest posts, without the one with the slug `except`. */
export const newest = (posts: readonly Post[], count: number, except?: string): readonly PostSummary[] =>
  posts
    .slice(0, count + 1)
    .filter(({ slug }) => slug !== except)
    .slice(0, count)
    .map(summaryOf);

/** Every page of the list of all posts; with `filtered` also of each tag's and category's list. */
export function newsPages(posts: readonly Post[], filtered: boolean): readonly NewsPage[] {
  const queries: readonly NewsQuery[] = [
    {},
    ...(filtered ? tagsOf(posts).map((tag) => ({ tag: readableSlug(tag) })) : []),
    ...(filtered ? categoriesOf(posts).map((category) => ({ category: slugOf(category) })) : []),
  ];
  return queries.flatMap((query) => pagesOf(posts, query));
}

function pagesOf(posts: readonly Post[], { tag, category }: NewsQuery): NewsPage[] {
  const found = posts.filter(
    (post) =>
      (!tag || post.tags.some((each) => slugOf(each) === slugOf(tag))) &&
      (!category || slugOf(post.category) === category),
  );
  const count = found.length;
  const pages = Math.max(1, Math.ceil(count / postsPerPage));
  return Array.from({ length: pages }, (_, index) => ({
    ...(tag && { tag }),
    ...(category && { category }),
    page: index + 1,
    about: [...tagsOf(posts), ...categories].find((name) => slugOf(name) === slugOf(tag ?? category ?? '')),
    pages,
    count,
    posts: found.slice(index * postsPerPage, (index + 1) * postsPerPage).map(summaryOf),
    recent: newest(posts, 2),
  }));
}

/** The page of each post. */
export const postPages = (posts: readonly Post[]): readonly PostPage[] =>
  posts.map((post, index) => {
    const [newer, older] = [posts[index - 1], posts[index + 1]];
    return {
      post,
      recent: newest(posts, 2, post.slug),
      newer: newer && summaryOf(newer),
      older: older && summaryOf(older),
    };
  });
