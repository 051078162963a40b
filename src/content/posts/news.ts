/** What the pages of posts show, computed from all posts. Read at build only: the browser gets one page's data (pages/page-data.tsx). */
import { type NewsQuery } from '#content/rules/addresses.ts';
import { posts } from './index.ts';
import { categories, summaryOf, tags, type Post, type PostSummary } from './post.ts';
import { slugOf } from '#routes.ts';

/** Six are two rows of a grid of three. */
export const postsPerPage = 6;

/** One page of a list. `about` is the tag or category that it is narrowed to. */
export interface NewsPage extends NewsQuery {
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  readonly about?: string | undefined;
  readonly posts: readonly PostSummary[];
  readonly recent: readonly PostSummary[];
}

/** One post, with the newest others beside it. */
export interface PostPage {
  readonly post: Post;
  readonly recent: readonly PostSummary[];
  readonly older?: PostSummary | undefined;
  readonly newer?: PostSummary | undefined;
}

/** What the search looks through: a summary, and the post's headings. */
export type Searchable = PostSummary & { readonly headings: readonly string[] };

/** Every page of a list; with `filtered` also those of each tag and category. */
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

/** Found once for all pages of a list, so that time grows with the posts and not with their square. */
const found = new Map<string, readonly Post[]>();

function postsOf({ tag, category }: NewsQuery): readonly Post[] {
  const name = `${tag} ${category}`;
  const known =
    found.get(name) ??
    posts.filter(
      (post) =>
        (!tag || post.tags.some((each) => slugOf(each) === tag)) && (!category || slugOf(post.category) === category),
    );
  found.set(name, known);
  return known;
}

/** The newest posts, but for the one that is being read. */
export function newest(count: number, but?: string): readonly PostSummary[] {
  return posts
    .slice(0, count + 1)
    .filter(({ slug }) => slug !== but)
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

export const searchable = (): readonly Searchable[] =>
  posts.map((post) => ({ ...summaryOf(post), headings: post.parts.flatMap(({ heading }) => heading ?? []) }));
