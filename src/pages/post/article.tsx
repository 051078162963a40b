// A post below its head: the lead before, beside or in the margin of the body, and links to the newer and the older post.
import type { PostAxes } from './post-layouts.ts';
import { postWords } from '#content/words/post-words.ts';
import type { PostPage } from '#content/rules/news.ts';
import { postAddress } from '#content/rules/addresses.ts';
import { Link } from '#ui/navigation/link.tsx';
import { Part } from '#runtime/part.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { BesideContents, TextColumn } from '#ui/layout/text-part.tsx';

import { leadId, leads } from './leads.tsx';
import { PostBody, type PostBodyProps } from './post-body.tsx';

type ArticleProps = Pick<PostAxes, 'lead' | 'width'> &
  Pick<PostPage, 'post' | 'older' | 'newer'> & { tags?: PostBodyProps['tags'] };

export function Article({ lead, width, tags = 'inside', post, older, newer }: ArticleProps) {
  const { Content: LeadContent, place } = lead === 'none' ? {} : leads[lead];
  const isAbove = place === 'edge' || place === 'below';
  const leadPart = LeadContent && (
    <Part>
      <LeadContent post={post} />
    </Part>
  );
  const neighbours = [
    [postWords.newer, newer],
    [postWords.older, older],
  ] as const;
  const body = <PostBody post={post} variant={width} quote={lead !== 'quote' && post.quote} tags={tags} />;
  return (
    <>
      {isAbove && (
        <div id={leadId(lead)} className={place === 'edge' ? '-mt-30 mb-12 wide:-mt-48' : 'mb-section'}>
          {leadPart}
        </div>
      )}
      {width === 'contents' ? (
        <BesideContents contents={leadPart}>{body}</BesideContents>
      ) : (
        <div className={width === 'text' ? 'mx-auto max-w-column' : undefined}>
          {place === 'corner' && leadPart}
          {body}
        </div>
      )}
      {(newer || older) && (
        <TextColumn variant={width}>
          <nav
            aria-label={postWords.around}
            className="mt-12 grid gap-x-10 gap-y-4 border-t-8 border-wood pt-6 tablet:flex tablet:flex-wrap print:hidden!"
          >
            {neighbours.map(
              ([name, neighbour]) =>
                neighbour && (
                  <p key={name} className="grow basis-48">
                    <span className="block text-small text-ink-soft">{name}</span>
                    <Link to={postAddress(neighbour.slug)} variant="line">
                      <InLanguage lang={neighbour.lang}>{neighbour.title}</InLanguage>
                    </Link>
                  </p>
                ),
            )}
          </nav>
        </TextColumn>
      )}
    </>
  );
}
