// A long text in parts, each with a heading: of posts and policies.
import type { ReactNode } from 'react';

const variants = {
  text: { part: '', heading: '', content: '' },
  /** On wide screens the heading is beside the content. */
  wide: {
    part: 'wide:grid wide:grid-cols-4-7 wide:gap-x-12',
    heading: 'wide:col-start-1',
    content: 'wide:col-start-2 wide:grid wide:grid-cols-1',
  },
} as const;

export type TextPartVariant = keyof typeof variants;

interface TextPartProps {
  /** The anchor that a table of contents links to. */
  id: string;
  title: string | undefined;
  variant?: TextPartVariant;
  /** Begins below a picture that floats beside earlier parts. */
  isClear?: boolean;
  children: ReactNode;
}

export function TextPart({ id, title, variant = 'text', isClear = false, children }: TextPartProps) {
  const { part, heading, content } = variants[variant];
  return (
    <section id={id} className={`scroll-mt-24 not-first:mt-12 ${part} ${isClear ? 'tablet:clear-both' : ''}`}>
      {title && <h2 className={`text-2 ${heading}`}>{title}</h2>}
      {variant === 'text' ? children : <div className={content}>{children}</div>}
    </section>
  );
}

/** The distance between paragraphs is 1.5 times their line height (WCAG 1.4.8). */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    <p key={text} className={index ? 'mt-paragraph' : 'mt-4'}>
      {text}
    </p>
  ));

export const TextList = ({ items }: { items: readonly string[] }) => (
  <ul className="mt-4 max-w-prose list-disc ps-6 marker:text-rosehip-deep">
    {items.map((item) => (
      <li key={item} className="mt-2">
        {item}
      </li>
    ))}
  </ul>
);

/** A text, and on wide screens in its margin a table of contents, which comes first in the document. */
export const BesideContents = ({ contents, children }: { contents: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-12 wide:grid-cols-contents wide:items-start wide:gap-x-16">
    {contents}
    <div className="max-w-column">{children}</div>
  </div>
);
