// The body of a post: its parts, the quote after the second part, and the tags. The parts have the ids a1, a2, a3 …
import { Fragment } from 'react';

import { categoryFamilies } from '#content/words/news.ts';
import { postWords } from '#content/words/post-words.ts';
import type { PostAxes } from './post-layouts.ts';
import type { Post } from '#content/rules/post.ts';
import { partAnchor } from '#content/rules/addresses.ts';
import { PartContent } from '#pages/shared-text/part-content.tsx';
import { Table } from '#ui/layout/table.tsx';
import { TextColumn, TextPart } from '#ui/layout/text-part.tsx';

import { Quote } from './quote.tsx';
import { TagList } from '#pages/shared-sidebar/tag-list.tsx';

export interface PostBodyProps {
  post: Post;
  variant: PostAxes['width'];
  /** In the text. */
  quote: Post['quote'] | false;
  /** At the end of the text, or in what stands beside it. */
  tags: 'inside' | 'beside';
}

export function PostBody({ post, variant, quote, tags }: PostBodyProps) {
  const { parts, lang } = post;
  const isWide = variant === 'wide';
  const other = isWide ? 'wide' : 'text';
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={part.heading ?? index}>
          <TextPart id={partAnchor(index)} title={part.heading} lang={lang} variant={index || isWide ? other : 'first'}>
            <PartContent part={part} table={Table} />
          </TextPart>
          {quote && index + 1 === Math.min(2, parts.length) && (
            <Quote {...quote} lang={lang} family={categoryFamilies[post.category]} />
          )}
        </Fragment>
      ))}
      {tags === 'inside' && post.tags.length > 0 && (
        <TextColumn variant={isWide ? 'wide' : 'left'}>
          <div className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3">
            <h2 className="text-3">{postWords.tags}</h2>
            <TagList names={post.tags} />
          </div>
        </TextColumn>
      )}
    </>
  );
}
