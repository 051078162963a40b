/** The data of the pages about posts, computed from all posts. Runs only in the build: the browser loads one page's data (pages/page-data.tsx). */
import { type NewsQuery } from '#content/rules/addresses.ts';
import { posts } from '#content/site/posts.ts';
import { categories, tags } from '#content/site/subjects.ts';
import { summaryOf, type Post, type PostSummary } from './post.ts';
import { slugOf } from '#routes.ts';

/** The post with that slug, if there is one. */
export const postOf = (slug: string): Post | undefined => posts.find((post) => post.slug === slug);

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

/** Every page of the list of all posts; with `filtered` also of each tag's and category's list. */
export const newsQueries = (filtered: boolean): readonly NewsQuery[] =>
  [
    {},
    ...(filtered ? tags.map((tag) => ({ tag: slugOf(tag) })) : []),
    ...(filtered ? categories.map((category) => ({ category: slugOf(category) })) : []),
  ].flatMap((query) => Array.from({ length: newsPage(query).pages }, (_, index) => ({ ...query, page: index + 1 })));

export function newsPage(query: NewsQuery): NewsPage {
  const { tag, category, page = 1 } = query;
  const found = postsOf(query);
  return {
    ...query,
    about: [...tags, ...categories].find((name) => slugOf(name) === (tag ?? category)),
    page,
    pages: Math.max(1, Math.ceil(found.length / postsPerPage)),
    count: found.length,
    posts: found.slice((page - 1) * postsPerPage, page * postsPerPage).map(summaryOf),
    recent: newest(2),
  };
}

/** Filtered once per list, not once per page: otherwise the build's time would grow with the square of the number of posts. */
const postsByFilter = new Map<string, readonly Post[]>();

function postsOf({ tag, category }: NewsQuery): readonly Post[] {
  const name = `${tag} ${category}`;
  const matching =
    postsByFilter.get(name) ??
    posts.filter(
      (post) =>
        (!tag || post.tags.some((each) => slugOf(each) === tag)) && (!category || slugOf(post.category) === category),
    );
  postsByFilter.set(name, matching);
  return matching;
}

/** Summaries of the newest posts, without the one with the slug `except`. */
export function newest(count: number, except?: string): readonly PostSummary[] {
  return posts
    .slice(0, count + 1)
    .filter(({ slug }) => slug !== except)
    .slice(0, count)
    .map(summaryOf);
}

export function postPage(slug: string): PostPage {
  const index = posts.findIndex((post) => post.slug === slug);
  const post = posts[index];
  if (!post) throw new Error(`There is no post “${slug}”.`);
  const [newer, older] = [posts[index - 1], posts[index + 1]];
  return {
    post,
    recent: newest(2, slug),
    newer: newer && summaryOf(newer),
    older: older && summaryOf(older),
  };
}
