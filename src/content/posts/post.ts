/** What a post is. Each post is one file in this folder; `index.ts` lists them. Only the build reads the bodies: the browser gets one post at a time. */
import type { Target } from '#routes.ts';

import type { PictureName } from '#content/records/picture-files.ts';

/** The five fixed categories of the sidebar (REQ P105). */
export const categories = ['Our days', 'Food', 'Fees and funding', 'Learning', 'Health and safety'] as const;
export type Category = (typeof categories)[number];

/** The template's four tags (REQ P71). */
export const tags = ['Child', 'Education', 'Money', 'Restaurant'] as const;
export type Tag = (typeof tags)[number];

/** A picture with what it shows; `focus` is the CSS object-position of a crop. */
export interface PostPicture {
  readonly name: PictureName;
  readonly alt: string;
  readonly focus?: string;
}

/** One part of the body, in reading order. A part without a heading continues the one before it. */
export interface PostPart {
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
  readonly table?: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  /** Links after the part: to this site, or to an official page that the part speaks of. */
  readonly links?: readonly ({ readonly words: string } & (
    | { readonly to: Target }
    | { readonly href: `https://${string}` }
  ))[];
}

/** A comment and its replies: a thread has at most three levels (REQ P73). */
export interface Comment {
  readonly id: string;
  readonly name: string;
  /** Local Alberta time, `2026-10-14T19:20`. */
  readonly at: string;
  readonly text: string;
  readonly replies?: readonly Comment[];
}

export interface CatalogueBox {
  readonly title: string;
  readonly text: string;
  readonly picture: PostPicture;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

export interface Post {
  /** Its address in the query: small letters and dashes. */
  readonly slug: string;
  /** Written by the builders of the site, until the provider's own stands here (product decision 11). */
  readonly sample: boolean;
  readonly title: string;
  /** Calendar day, `2026-10-14`. */
  readonly date: string;
  readonly author: string;
  /** One or two sentences for the lists and the feed. */
  readonly excerpt: string;
  readonly category: Category;
  readonly tags: readonly Tag[];
  readonly picture: PostPicture;
  readonly lead: string;
  /** 300 to 700 words in all. At least one part has a heading. */
  readonly parts: readonly PostPart[];
  readonly quote: { readonly text: string; readonly by: string };
  readonly comments: readonly Comment[];
  /** For the layouts that show them: */
  readonly pictures?: readonly (PostPicture & { readonly title: string })[];
  readonly boxes?: readonly CatalogueBox[];
  readonly notes?: readonly {
    readonly date: string;
    readonly title: string;
    readonly text: string;
    readonly post: string;
    readonly picture: PostPicture;
  }[];
  readonly link?: { readonly words: string; readonly to: Target };
  readonly film?: 'a-day';
  readonly sound?: 'tidy-up';
}

/** What lists, widgets and the search know of a post. */
export type PostSummary = Pick<
  Post,
  'slug' | 'title' | 'date' | 'author' | 'excerpt' | 'category' | 'tags' | 'picture'
> & { readonly comments: number };

/** Comments with their replies. */
export const countOf = (comments: readonly Comment[]): number =>
  comments.reduce((sum, { replies = [] }) => sum + 1 + countOf(replies), 0);

/** What lists know of a post. */
export const summaryOf = (post: Post): PostSummary => ({
  slug: post.slug,
  title: post.title,
  date: post.date,
  author: post.author,
  excerpt: post.excerpt,
  category: post.category,
  tags: post.tags,
  picture: post.picture,
  comments: countOf(post.comments),
});
