// A post without its head: the lead where its layout wants it, the body, and the neighbours at its end.
import type { PostAxes } from '#content/layouts/post.ts';
import { postWords } from '#content/words/post-words.ts';
import type { PostPage } from '#content/posts/news.ts';
import { postAddress } from '#content/rules/addresses.ts';
import { Link } from '#ui/navigation/link.tsx';
import { Part } from '#ui/hydration/part.tsx';

import { leadId, leads } from './leads.tsx';
import { PostBody } from './post-body.tsx';

type ArticleProps = Pick<PostAxes, 'lead' | 'width'> & Pick<PostPage, 'post' | 'older' | 'newer'>;

const widths: Record<PostAxes['width'], string> = { text: 'post-text', wide: 'post-wide' };

export function Article({ lead, width, post, older, newer }: ArticleProps) {
  const { Part: Led, place } = lead === 'none' ? {} : leads[lead];
  const led = Led && (
    <Part box={place === 'margin' ? 'none' : 'block'}>
      <Led post={post} />
    </Part>
  );
  const body = <PostBody post={post} quote={lead === 'quote' ? 'before' : 'inside'} />;
  return (
    <>
      {place === 'before' && (
        <div id={leadId(lead)} className="mb-10">
          {led}
        </div>
      )}
      {place === 'margin' ? (
        <div className="post-margin">
          {led}
          <div className={widths[width]}>{body}</div>
        </div>
      ) : (
        <div className={widths[width]}>
          {place === 'beside' && <div className="post-beside">{led}</div>}
          {body}
        </div>
      )}
      <nav aria-label={postWords.around} className="post-around no-print">
        {newer && (
          <p>
            <span className="block text-small text-ink-soft">{postWords.newer}</span>
            <Link to={postAddress(newer.slug)} look="line">
              {newer.title}
            </Link>
          </p>
        )}
        {older && (
          <p>
            <span className="block text-small text-ink-soft">{postWords.older}</span>
            <Link to={postAddress(older.slug)} look="line">
              {older.title}
            </Link>
          </p>
        )}
      </nav>
    </>
  );
}
