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
  variant: PostAxes['head'];
  post: Post;
  /** Number of comments, replies included. */
  comments: number;
}

const top = 'pt-10 tablet:pt-16';
const column = 'desktop:max-w-5/6';
const variants: Record<PostHeadProps['variant'], string> = { paper: top, stage: `bg-stage ${top}` };

export function PostHead({ variant, post, comments }: PostHeadProps) {
  const { title, date, author, lead, picture } = post;
  // On the coloured background links take the colour of the surrounding text.
  const link = variant === 'stage' ? 'block' : 'line';
  return (
    <div className={variants[variant]}>
      <StructuredData post={post} />
      <div className="wrap">
        <div className={column}>
          <h1 className="text-hero">
            <Link to={allPosts} variant="plain">
              <span className="hover:underline">{title}</span>
            </Link>
          </h1>
          <p className={`mt-6 flex flex-wrap items-center gap-x-6`}>
            <time dateTime={date}>{longDate(date)}</time>
            <span className="inline-flex items-center gap-2">
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
