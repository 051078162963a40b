// The posts of one page, as a list or a grid. In a list the first post is large; in a grid the pictures of a row have different heights.
import type { ReactNode } from 'react';

import { newsWords } from '#content/words/news.ts';
import { shortDate } from '#content/rules/dates.ts';
import type { BlogLayout } from './blog-layouts.ts';
import type { PostSummary } from '#content/rules/post.ts';
import { postAddress } from '#content/rules/addresses.ts';
import { Link } from '#ui/navigation/link.tsx';
import { Stand } from '#ui/layout/stand.tsx';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';

interface Variant {
  list: string;
  title: string;
  excerpt: string;
  /** Of date and author: in a narrow card one below the other in each, so that the texts of a row begin level. */
  meta: string;
  /** The first picture of a list; all others repeat `pictures`. */
  first?: ShapedPictureLook;
  pictures: readonly [ShapedPictureLook, ...ShapedPictureLook[]];
  sizes: string;
}

const grid = 'grid grid-cols-1 gap-y-12 @tablet/news:grid-cols-2';

const variants: Record<BlogLayout['shape'], Variant> = {
  list: {
    list: 'grid',
    title: 'text-2',
    /* Beside a picture there is room for larger letters. */
    excerpt: 'max-w-lead text-lead',
    meta: 'flex',
    first: { shape: 'hill', proportion: 'low' },
    pictures: [
      { shape: 'hill', proportion: 'broad' },
      { shape: 'roof', proportion: 'broad' },
    ],
    sizes: '(min-width: 60rem) 50rem, 100vw',
  },
  grid: {
    list: grid,
    title: 'text-3',
    excerpt: 'max-w-prose',
    meta: 'grid',
    pictures: [
      { shape: 'arch', proportion: 'tall' },
      { shape: 'hill', proportion: 'broad' },
      { shape: 'roof', proportion: 'square' },
    ],
    sizes: '(min-width: 60rem) 22rem, (min-width: 40rem) 46vw, 100vw',
  },
  'wide-grid': {
    list: grid,
    title: 'text-2',
    excerpt: 'max-w-prose',
    meta: 'flex',
    pictures: [
      { shape: 'hill', proportion: 'house' },
      { shape: 'roof', proportion: 'broad' },
      { shape: 'arch', proportion: 'broad' },
      { shape: 'hill', proportion: 'low' },
    ],
    sizes: '(min-width: 40rem) 46vw, 100vw',
  },
};

/** Beside a sidebar a grid has room for two in a row only. */
const inThrees = '@wide/news:grid-cols-3';

/** Two sidebars stand beside the first row only: the posts below take the whole width. */
const between = {
  list: '@page/news:contents',
  row: '@page/news:pb-0 @page/news:first:col-span-2 @page/news:not-first:col-span-full',
} as const;

/** No class: the default size of an h2. */
const firstTitle = '';

interface NewsListProps extends BlogLayout {
  posts: readonly PostSummary[];
}

export function NewsList({ shape, sidebar, posts }: NewsListProps) {
  const { list, title, excerpt, meta, first, pictures, sizes } = variants[shape];
  const isBetween = sidebar === 'both';
  const large = first && isBetween ? { ...first, proportion: 'house' as const } : first;
  // A tag may have no post yet: the head says how many there are, and a list without entries is none.
  if (posts.length === 0) return null;
  return (
    <ol
      role="list"
      className={`${list} ${shape === 'grid' && sidebar === 'none' ? inThrees : ''} ${isBetween ? between.list : ''}`}
    >
      {posts.map((post, index) => {
        const isFirst = index === 0 && first !== undefined;
        const frame = isFirst && large ? large : pictures[(first ? index - 1 : index) % pictures.length]!;
        const picture = (
          <ShapedPicture {...frame} picture={post.picture} sizes={sizes} priority={index ? 'later' : 'hero'} />
        );
        const words = <Words post={post} title={isFirst ? firstTitle : title} excerpt={excerpt} meta={meta} />;
        return shape === 'list' ? (
          <Row key={post.slug} picture={picture} place={isBetween ? between.row : ''}>
            {words}
          </Row>
        ) : (
          <Stand key={post.slug} picture={picture}>
            {words}
          </Stand>
        );
      })}
    </ol>
  );
}

/** From tablets on, the picture is left of the words; of the first post it is above them. */
const Row = ({ picture, place, children }: { picture: ReactNode; place: string; children: ReactNode }) => (
  <li
    className={`grid items-start gap-x-8 gap-y-5 border-t-2 border-line py-10 first:border-t-0 first:pt-0 @tablet/news:not-first:grid-cols-aside-1 ${place}`}
  >
    <div>{picture}</div>
    <div>{children}</div>
  </li>
);

interface WordsProps extends Pick<Variant, 'title' | 'excerpt' | 'meta'> {
  post: PostSummary;
}

function Words({ post, title: size, excerpt: look, meta }: WordsProps) {
  const { slug, title, lang, date, author, excerpt } = post;
  return (
    <>
      <h2 className={size} {...lang}>
        <Link to={postAddress(slug)} variant="heading">
          {title}
        </Link>
      </h2>
      <p className={`mt-3 flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft ${meta}`}>
        <time dateTime={date}>{shortDate(date)}</time>
        <span>
          {newsWords.by} {author}
        </span>
      </p>
      <p className={`mt-3 ${look}`} {...lang}>
        {excerpt}
      </p>
      <p className="mt-2">
        <Link to={postAddress(slug)} variant="line" label={`${newsWords.more}: ${title}`}>
          {newsWords.more}
        </Link>
      </p>
    </>
  );
}
