/** The pages of the small print: a policy as it was written, and what the site puts into it. */
import type { Target } from '#routes.ts';

import type { Piece } from './foreign-words.ts';
import type { Language } from './language.ts';
import type { WebAddress } from './rich-text.ts';

export interface SmallPrintLink {
  readonly words: string;
  readonly to?: Target;
  readonly href?: WebAddress | `/${string}`;
  /** Text after the link. */
  readonly note?: string;
}

/** A section of a page, listed in its table of contents. The fields are in reading order. */
export interface SmallPrintSection {
  readonly id: string;
  readonly title: string;
  /** Of what the daycare says in it. */
  readonly lang?: Language;
  readonly text?: readonly string[];
  readonly list?: readonly string[];
  /** A list that opens under its title. */
  readonly folded?: { readonly title: string; readonly list: readonly string[] };
  /** Known limits, and what to do instead. */
  readonly limits?: readonly { readonly what: string; readonly instead: string }[];
  readonly table?: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly (string | readonly Piece[])[])[];
  };
  readonly terms?: readonly { readonly term: string; readonly lang?: Language; readonly means: string }[];
  readonly links?: readonly SmallPrintLink[];
  readonly button?: { readonly title: string; readonly link: Target };
  /** What the site puts into it, by itself where the rest is of another language. It comes before the closing paragraphs. */
  readonly inserted?: Partial<SmallPrintSection>;
  /** Closing paragraphs. */
  readonly close?: readonly string[];
}

export interface PolicySection<Name extends string = string> extends SmallPrintSection {
  /** What the site puts behind the text of this part. */
  readonly insert?: Name;
}

/**
 * The parts with what the site puts into them; not a heading that would stand over nothing, because the site has nothing to put there.
 * @param lang of the policy; by default that of the site
 */
export const withInserts = <Name extends string>(
  sections: readonly PolicySection<Name>[],
  inserts: Readonly<Record<Name, Partial<SmallPrintSection>>>,
  lang?: Language,
): SmallPrintSection[] =>
  sections.flatMap(({ insert, id, title, ...own }): SmallPrintSection[] => {
    if (!insert) return [{ id, title, ...(lang && { lang }), ...own }];
    const put: Partial<SmallPrintSection> = inserts[insert];
    const { text = [], lang: _, ...more } = put;
    const isEmpty = ![...Object.keys(own), ...Object.keys(more), ...text].length;
    if (isEmpty) return [];
    if (!lang && !put.lang) return [{ id, title, ...own, ...more, text: [...(own.text ?? []), ...text] }];
    // The words of a button are the daycare's.
    const { id: anchor = id, button, ...inserted } = put;
    return [{ id: anchor, title, ...(lang && { lang }), ...own, ...(button && { button }), inserted }];
  });
