// The posts of one page, as a list or a grid. In a list the first post is large; in a grid the pictures of a row have different heights.
import { newsWords } from '#content/words/news.ts';
import { shortDate } from '#content/rules/dates.ts';
import type { BlogLayout } from '#content/layouts/blog.ts';
import { pictureOf } from '#content/rules/picture-of.ts';
import type { PostSummary } from '#content/posts/post.ts';
import { postAddress } from '#content/rules/addresses.ts';
import { Link } from '#ui/navigation/link.tsx';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';

interface Look {
  list: string;
  item: string;
  title: string;
  /** The first picture of a list; all others repeat `pictures`. */
  first?: ShapedPictureLook;
  pictures: readonly ShapedPictureLook[];
  sizes: string;
}

const looks: Record<BlogLayout['shape'], Look> = {
  list: {
    list: 'news-list',
    item: 'news-row',
    title: 'text-2',
    first: { shape: 'hill', proportion: 'low' },
    pictures: [
      { shape: 'arch', proportion: 'square' },
      { shape: 'roof', proportion: 'square' },
      { shape: 'disc', proportion: 'square' },
    ],
    sizes: '(min-width: 60rem) 50rem, 100vw',
  },
  grid: {
    list: 'news-grid news-grid-three',
    item: 'news-stand',
    title: 'text-3',
    pictures: [
      { shape: 'arch', proportion: 'tall' },
      { shape: 'hill', proportion: 'broad' },
      { shape: 'roof', proportion: 'square' },
    ],
    sizes: '(min-width: 60rem) 22rem, (min-width: 40rem) 46vw, 100vw',
  },
  'wide-grid': {
    list: 'news-grid news-grid-two',
    item: 'news-stand',
    title: 'text-2',
    pictures: [
      { shape: 'hill', proportion: 'house' },
      { shape: 'roof', proportion: 'broad' },
      { shape: 'arch', proportion: 'broad' },
      { shape: 'hill', proportion: 'low' },
    ],
    sizes: '(min-width: 40rem) 46vw, 100vw',
  },
};

/** No class: the default size of an h2. */
const firstTitle = '';

export function NewsList({ shape, posts }: { shape: BlogLayout['shape']; posts: readonly PostSummary[] }) {
  const { list, item, title, first, pictures, sizes } = looks[shape];
  // A tag may have no post yet: the head says how many there are, and a list without entries is none.
  if (posts.length === 0) return null;
  return (
    <ol role="list" className={list}>
      {posts.map((post, index) => {
        const look = (index === 0 && first) || pictures[(first ? index - 1 : index) % pictures.length]!;
        return (
          <li key={post.slug} className={item}>
            <div className="news-picture">
              <ShapedPicture
                {...look}
                picture={pictureOf(post.picture)}
                alt={post.picture.alt}
                sizes={sizes}
                priority={index ? 'later' : 'hero'}
              />
            </div>
            <NewsItem post={post} title={index === 0 && first ? firstTitle : title} />
          </li>
        );
      })}
    </ol>
  );
}

function NewsItem({ post: { slug, title, date, author, excerpt }, title: size }: { post: PostSummary; title: string }) {
  return (
    <div className="news-words">
      <h2 className={size}>
        <Link to={postAddress(slug)} variant="heading">
          {title}
        </Link>
      </h2>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        <time dateTime={date}>{shortDate(date)}</time>
        <span>
          {newsWords.by} {author}
        </span>
      </p>
      <p className="mt-3 max-w-prose">{excerpt}</p>
      <p className="mt-2">
        <Link to={postAddress(slug)} variant="line" label={`${newsWords.more}: ${title}`}>
          {newsWords.more}
        </Link>
      </p>
    </div>
  );
}
