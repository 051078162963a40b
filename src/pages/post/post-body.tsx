// The body of a post: its parts, the quote after the second part, and the tags. The parts have the ids a1, a2, a3 …
import { Fragment } from 'react';

import { postWords } from '#content/words/post-words.ts';
import type { Post, PostPart } from '#content/posts/post.ts';
import { partAnchor } from '#content/rules/addresses.ts';
import { Link } from '#ui/navigation/link.tsx';
import { Table } from '#ui/layout/table.tsx';

import { TagList } from '#pages/news/tag-list.tsx';

/** Number of parts before the quote. If the quote is the lead, the body leaves it out. */
const quoteAfter = 2;

export function PostBody({ post, quote }: { post: Post; quote: 'inside' | 'before' }) {
  const { parts, tags } = post;
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={part.heading ?? index}>
          <Part part={part} id={partAnchor(index)} />
          {quote === 'inside' && index + 1 === Math.min(quoteAfter, parts.length) && <Quote {...post.quote} />}
        </Fragment>
      ))}
      <div className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 className="text-3">{postWords.tags}</h2>
        <TagList names={tags} />
      </div>
    </>
  );
}

function Part({ part: { heading, paragraphs = [], list, table, links }, id }: { part: PostPart; id: string }) {
  return (
    <section id={id} className="post-part">
      {heading && <h2 className="text-2">{heading}</h2>}
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {list && (
        <ul className="post-list">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {table && <Table {...table} />}
      {links && (
        <ul role="list">
          {links.map(({ words, ...to }) => (
            <li key={words}>
              <Link {...to} variant="line">
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Quote({ text, by }: Post['quote']) {
  return (
    <figure className="post-quote">
      <blockquote className="font-display text-quote text-pretty">{text}</blockquote>
      <figcaption className="mt-4">{by}</figcaption>
    </figure>
  );
}
