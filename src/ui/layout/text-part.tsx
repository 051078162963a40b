// A long text in parts, each with a heading: of posts and policies. Its scale of spaces: 20 px between paragraphs, 48 above a heading, 16 below it.
import type { ReactNode } from 'react';

import type { LanguageAttributes } from './in-language.tsx';
import { Unbroken } from './unbroken.tsx';

const apart = 'not-first:mt-12';
const variants = {
  text: { part: apart, content: 'not-first:mt-4' },
  /** On wide screens the heading is beside the content. */
  wide: {
    part: `${apart} wide:grid wide:grid-cols-5-7 wide:items-baseline wide:gap-x-12`,
    content: 'not-first:mt-4 wide:not-first:mt-0',
  },
  /** Where nothing is above it but a picture that floats. */
  first: { part: '', content: 'not-first:mt-4' },
  /** Its heading is one below that of another part. */
  below: { part: 'not-first:mt-10', content: 'not-first:mt-3' },
} as const;

const prose = 'space-y-5 text-reading';

export type TextPartVariant = keyof typeof variants;

interface TextPartProps {
  /** The anchor that a table of contents links to. */
  id: string;
  title: string | undefined;
  lang?: LanguageAttributes | undefined;
  variant?: TextPartVariant;
  children: ReactNode;
}

export function TextPart({ id, title, lang, variant = 'text', children }: TextPartProps) {
  const { part, content } = variants[variant];
  const [Heading, size] = variant === 'below' ? (['h3', 'text-3'] as const) : (['h2', 'text-2'] as const);
  return (
    <section id={id} className={`scroll-mt-24 ${part}`} {...lang}>
      {title && <Heading className={size}>{title}</Heading>}
      <div className={`${prose} ${content}`}>{children}</div>
    </section>
  );
}

/** Paragraphs, lists and tables for reading: sets their size and the space between them. */
export const Prose = ({ lang, children }: { lang?: LanguageAttributes | undefined; children: ReactNode }) => (
  <div className={prose} {...lang}>
    {children}
  </div>
);

export const Paragraphs = ({ texts }: { texts: readonly ReactNode[] }) =>
  texts.map((text, index) => (
    <p key={index} className="max-w-prose">
      <Unbroken>{text}</Unbroken>
    </p>
  ));

interface TextListProps {
  items: readonly ReactNode[];
  isNumbered?: boolean | undefined;
  lang?: LanguageAttributes | undefined;
}

/** `flow-root`: beside a picture that floats, the bullets stay out of it. */
export function TextList({ items, isNumbered, lang }: TextListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List
      className={`flow-root max-w-prose ${isNumbered ? 'list-decimal' : 'list-disc'} space-y-2 ps-6 marker:text-rosehip-deep`}
      {...lang}
    >
      {items.map((item, index) => (
        <li key={index}>
          <Unbroken>{item}</Unbroken>
        </li>
      ))}
    </List>
  );
}

/** A text, and on wide screens in its margin a table of contents, which comes first in the document. */
export const BesideContents = ({ contents, children }: { contents: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-12 wide:grid-cols-aside-1 wide:items-start">
    {contents}
    <div className="max-w-column">{children}</div>
  </div>
);

/** Where a text for reading begins: in the middle, at the left edge, beside its headings (`wide`), or beside its table of contents. */
const textColumns = {
  text: { row: 'mx-auto max-w-column', column: '' },
  left: { row: '', column: '' },
  /** Two parts side by side on wide screens. */
  pair: { row: '', column: 'wide:grid wide:grid-cols-2 wide:gap-x-16' },
  wide: { row: 'wide:grid wide:grid-cols-5-7 wide:gap-x-12', column: 'max-w-column wide:col-start-2' },
  contents: { row: 'wide:grid wide:grid-cols-aside-1 wide:gap-x-12', column: 'max-w-column wide:col-start-2' },
} as const;

type TextColumnVariant = keyof typeof textColumns;

/** What follows a text, with the same edge as the text. */
export const TextColumn = ({ variant, children }: { variant: TextColumnVariant; children: ReactNode }) => {
  const { row, column } = textColumns[variant];
  return (
    <div className={row}>
      <div className={column}>{children}</div>
    </div>
  );
};
