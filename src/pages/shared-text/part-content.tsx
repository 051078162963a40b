// What stands in a part of a text: paragraphs, a list, a table, and links by themselves.
import type { ComponentType, ReactNode } from 'react';

import type { PostPart } from '#content/rules/post.ts';
import type { RichText } from '#content/rules/rich-text.ts';
import { Link } from '#ui/navigation/link.tsx';
import type { TableProps } from '#ui/layout/table.tsx';
import { Paragraphs, TextList } from '#ui/layout/text-part.tsx';

interface PartContentProps {
  part: Omit<PostPart, 'heading'>;
  table: ComponentType<TableProps>;
}

export function PartContent({
  part: { paragraphs = [], list, isNumbered, table, links },
  table: Table,
}: PartContentProps) {
  return (
    <>
      <Paragraphs texts={paragraphs.map(drawn)} />
      {list && <TextList items={list.map(drawn)} isNumbered={isNumbered} />}
      {table && <Table {...table} />}
      {links && (
        <ul role="list" className="max-w-prose">
          {links.map(({ words, ...to }) => (
            <li key={words}>
              <Link {...to} variant="line">
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Words with their emphasis and links. */
const drawn = (text: RichText): ReactNode =>
  typeof text === 'string'
    ? text
    : text.map((piece, index) => {
        if (typeof piece === 'string') return piece;
        if ('strong' in piece) return <strong key={index}>{piece.strong}</strong>;
        if ('em' in piece) return <em key={index}>{piece.em}</em>;
        const { words, ...to } = piece;
        return (
          <Link key={index} {...to}>
            {words}
          </Link>
        );
      });
