/** The type of a post, as pages show it. */
import type { Target } from '#routes.ts';

import type { Language } from './language.ts';
import type { Picture } from './picture.ts';
import type { RichText, WebAddress } from './rich-text.ts';

/** The five fixed categories of the sidebar (REQ P105). */
export const categories = ['Our days', 'Food', 'Fees and funding', 'Learning', 'Health and safety'] as const;
export type Category = (typeof categories)[number];

/** One part of the body, in reading order. A part without a heading continues the one before it. */
export interface PostPart {
  readonly heading?: string;
  /** Of a heading below another. Only pages of the owner's own have such. */
  readonly depth?: 3;
  readonly paragraphs?: readonly RichText[];
  readonly list?: readonly RichText[];
  /** Its entries have numbers. */
  readonly isNumbered?: true;
  readonly table?: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  /** Links after the part, to this site or to an official page. */
  readonly links?: readonly ({ readonly words: string } & ({ readonly to: Target } | { readonly href: WebAddress }))[];
}

/** A comment and its replies. */
export interface Comment {
  readonly id: string;
  readonly name: string;
  /** Local Alberta time, `2026-10-14T19:20`. */
  readonly at: string;
  readonly text: string;
  readonly lang?: Language;
  readonly replies?: readonly Comment[];
}

export interface CatalogueBox {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

export interface Post {
  /** Its value in the query: small letters, perhaps with accents, digits and hyphens. */
  readonly slug: string;
  /** Sample content, to be replaced with the provider's own (product decision 11). */
  readonly sample: boolean;
  readonly title: string;
  readonly lang?: Language;
  /** Date, `2026-10-14`. */
  readonly date: string;
  readonly author: string;
  /** One or two sentences for the lists and the feed. */
  readonly excerpt: string;
  readonly category: Category;
  /** The owner's words; the sample has the template's four (REQ P71). */
  readonly tags: readonly string[];
  readonly picture: Picture;
  readonly lead: string;
  /** 300 to 700 words altogether in the sample’s. */
  readonly parts: readonly PostPart[];
  readonly quote?: { readonly text: string; readonly by: string };
  readonly comments: readonly Comment[];
  /** From here on: media for the leads of some layouts. */
  readonly pictures?: readonly (Picture & { readonly title: string })[];
  readonly boxes?: readonly CatalogueBox[];
  readonly notes?: readonly {
    readonly date: string;
    readonly title: string;
    readonly text: string;
    readonly post: string;
    readonly picture: Picture;
  }[];
  readonly link?: { readonly words: string; readonly to: Target };
  /** Ids in recordings.yaml. */
  readonly film?: string;
  readonly sound?: string;
}

/** What lists and widgets show of a post. */
export type PostSummary = Pick<
  Post,
  'slug' | 'title' | 'lang' | 'date' | 'author' | 'excerpt' | 'category' | 'picture'
> & {
  readonly comments: number;
};

/** What a list of headlines shows of a post. */
export type PostHeadline = Pick<Post, 'slug' | 'title' | 'lang' | 'date' | 'category'>;

/** Number of comments, replies included. */
export const countOf = (comments: readonly Comment[]): number =>
  comments.reduce((sum, { replies = [] }) => sum + 1 + countOf(replies), 0);

export const headlineOf = ({ slug, title, lang, date, category }: PostSummary): PostHeadline => ({
  slug,
  title,
  ...(lang && { lang }),
  date,
  category,
});

export const summaryOf = (post: Post): PostSummary => ({
  slug: post.slug,
  title: post.title,
  ...(post.lang && { lang: post.lang }),
  date: post.date,
  author: post.author,
  excerpt: post.excerpt,
  category: post.category,
  picture: post.picture,
  comments: countOf(post.comments),
});
