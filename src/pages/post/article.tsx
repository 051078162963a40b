// A post below its head: the lead before, beside or in the margin of the body, and links to the newer and the older post.
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
  const { Content: LeadContent, place } = lead === 'none' ? {} : leads[lead];
  const leadPart = LeadContent && (
    <Part box={place === 'margin' ? 'none' : 'block'}>
      <LeadContent post={post} />
    </Part>
  );
  const body = <PostBody post={post} quote={lead === 'quote' ? 'before' : 'inside'} />;
  return (
    <>
      {place === 'before' && (
        <div id={leadId(lead)} className="mb-10">
          {leadPart}
        </div>
      )}
      {place === 'margin' ? (
        <div className="post-margin">
          {leadPart}
          <div className={widths[width]}>{body}</div>
        </div>
      ) : (
        <div className={widths[width]}>
          {place === 'beside' && <div className="post-beside">{leadPart}</div>}
          {body}
        </div>
      )}
      <nav aria-label={postWords.around} className="post-around print:hidden!">
        {newer && (
          <p>
            <span className="block text-small text-ink-soft">{postWords.newer}</span>
            <Link to={postAddress(newer.slug)} variant="line">
              {newer.title}
            </Link>
          </p>
        )}
        {older && (
          <p>
            <span className="block text-small text-ink-soft">{postWords.older}</span>
            <Link to={postAddress(older.slug)} variant="line">
              {older.title}
            </Link>
          </p>
        )}
      </nav>
    </>
  );
}
