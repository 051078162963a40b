// The head of a post: title, date, author, number of comments and lead sentence. The variant `stage` also has the post's picture.
import type { PostAxes } from '#content/layouts/post.ts';
import { longDate } from '#content/rules/dates.ts';
import { postWords } from '#content/words/post-words.ts';
import type { Post } from '#content/posts/post.ts';
import { StructuredData } from './structured-data.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import { pictureOf } from '#content/rules/picture-of.ts';

/** Title, author and comment count link to the grid of posts (REQ P63, P65, P66). */
const allPosts = '/blog-grid';

interface PostHeadProps {
  /** `beside`: beside a rail, which shows date and author where there is room for it. */
  variant: PostAxes['head'] | 'beside';
  post: Post;
  /** Number of comments, replies included. */
  comments: number;
}

const top = 'pt-10 tablet:pt-16';
const column = 'desktop:max-w-5/6';
const variants: Record<PostHeadProps['variant'], { ground: string; wrap: string; words: string; byline: string }> = {
  paper: { ground: top, wrap: 'wrap', words: column, byline: '' },
  stage: { ground: `bg-stage ${top}`, wrap: 'wrap', words: column, byline: '' },
  beside: { ground: `${top} pb-10`, wrap: '', words: '', byline: '@wide/news:hidden' },
};

export function PostHead({ variant, post, comments }: PostHeadProps) {
  const { title, date, author, lead, picture } = post;
  const { ground, wrap, words, byline } = variants[variant];
  // On the coloured background links take the colour of the surrounding text.
  const link = variant === 'stage' ? 'block' : 'line';
  return (
    <div className={ground}>
      <StructuredData post={post} />
      <div className={wrap}>
        <div className={words}>
          <h1 className="text-hero">
            <Link to={allPosts} variant="plain">
              <span className="hover:underline">{title}</span>
            </Link>
          </h1>
          <p className={`mt-6 flex flex-wrap items-center gap-x-6`}>
            <time dateTime={date} className={byline}>
              {longDate(date)}
            </time>
            <span className={`inline-flex items-center gap-2 ${byline}`}>
              {postWords.by}{' '}
              <Link to={allPosts} variant={link}>
                {author}
              </Link>
            </span>
            <Link to={allPosts} variant={link}>
              {postWords.comments(comments)}
            </Link>
          </p>
          <p className="mt-4 max-w-lead text-lead">{lead}</p>
        </div>
        {variant === 'stage' && (
          <div className="mt-10">
            <ShapedPicture
              picture={pictureOf(picture)}
              alt={picture.alt}
              shape="hill"
              proportion="yard"
              sizes="(min-width: 75rem) 75rem, 100vw"
              priority="hero"
            />
          </div>
        )}
      </div>
    </div>
  );
}
