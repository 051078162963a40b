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
    sizes: '(min-width: 40rem) 22rem, 100vw',
  },
  grid: {
    list: grid,
    title: 'text-3',
    excerpt: 'max-w-prose',
    meta: 'grid',
    pictures: [
      { shape: 'arch', proportion: 'square' },
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

/** On wide pages the first picture of a list has two thirds of its row; beside a sidebar all of it, and the others are smaller, so that the words keep their room. */
const rows = {
  alone: '@wide/news:first:grid-cols-3 @wide/news:first:*:first:col-span-2',
  besideSidebar: '@wide/news:not-first:grid-cols-5-7',
} as const;

/** No class: the default size of an h2. */
const firstTitle = '';
const firstSizes = '(min-width: 60rem) 53rem, 100vw';

interface NewsListProps extends BlogLayout {
  posts: readonly PostSummary[];
}

export function NewsList({ shape, sidebar, posts }: NewsListProps) {
  const { list, meta, first, pictures, sizes } = variants[shape];
  const place = sidebar === 'none' ? 'alone' : 'besideSidebar';
  // Between two sidebars the words of a list have as little room as those of a grid.
  const { title, excerpt } = variants[sidebar === 'both' ? 'grid' : shape];
  // A tag may have no post yet: the head says how many there are, and a list without entries is none.
  if (posts.length === 0) return null;
  return (
    <ol role="list" className={`${list} ${shape === 'grid' && sidebar === 'none' ? inThrees : ''}`}>
      {posts.map((post, index) => {
        const isFirst = index === 0 && first !== undefined;
        const frame = isFirst ? first : pictures[(first ? index - 1 : index) % pictures.length]!;
        const picture = (
          <ShapedPicture
            {...frame}
            picture={post.picture}
            sizes={isFirst ? firstSizes : sizes}
            priority={index ? 'later' : 'hero'}
          />
        );
        const words = (
          <Words
            post={post}
            title={isFirst && place === 'besideSidebar' ? firstTitle : title}
            excerpt={excerpt}
            meta={meta}
          />
        );
        return shape === 'list' ? (
          <Row key={post.slug} picture={picture} place={rows[place]}>
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

/** From tablets on, the picture is left of the words; that of the first post is above them, or larger than the others. */
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
