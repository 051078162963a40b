// The body of a post: its parts, the quote after the second part, and the tags. The parts have the ids a1, a2, a3 …
import { Fragment } from 'react';

import { categoryFamilies } from '#content/words/news.ts';
import { postWords } from '#content/words/post-words.ts';
import type { PostAxes } from './post-layouts.ts';
import type { Post } from '#content/rules/post.ts';
import { partAnchor } from '#content/rules/addresses.ts';
import { PartContent } from '#pages/shared-text/part-content.tsx';
import { Table } from '#ui/layout/table.tsx';
import { TextColumn, TextPart, type TextColumnVariant, type TextPartVariant } from '#ui/layout/text-part.tsx';

import { Quote } from './quote.tsx';
import { TagList } from '#pages/shared-sidebar/tag-list.tsx';

interface Places {
  first: TextPartVariant;
  other: TextPartVariant;
  quotePlace?: string;
  /** Number of parts before the quote: it stands below a lead that floats. If the quote is the lead, the body leaves it out. */
  quoteAfter?: number;
  end: TextColumnVariant;
}

const inColumn: Places = { first: 'first', other: 'text', end: 'left' };
/** All other widths: `inColumn`. */
const places: Partial<Record<PostAxes['width'], Places>> = {
  wide: { first: 'wide', other: 'wide', end: 'wide' },
  quarters: {
    first: 'first',
    other: 'quarters',
    quotePlace: '@page:col-span-2 @page:col-start-2 @page:my-0',
    quoteAfter: 1,
    end: 'quarters',
  },
};

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
  const { first, other, quotePlace = '', quoteAfter = 2, end } = places[variant] ?? inColumn;
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={part.heading ?? index}>
          <TextPart id={partAnchor(index)} title={part.heading} lang={lang} variant={index ? other : first}>
            <PartContent part={part} table={Table} />
          </TextPart>
          {quote && index + 1 === Math.min(quoteAfter, parts.length) && (
            <Quote {...quote} lang={lang} family={categoryFamilies[post.category]} place={quotePlace} />
          )}
        </Fragment>
      ))}
      {tags === 'inside' && post.tags.length > 0 && (
        <TextColumn variant={end}>
          <div className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3">
            <h2 className="text-3">{postWords.tags}</h2>
            <TagList names={post.tags} />
          </div>
        </TextColumn>
      )}
    </>
  );
}
