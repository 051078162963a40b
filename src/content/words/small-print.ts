/** The types and words that the pages of the small print share, and the menu that links to them. */
import type { Target } from '#routes.ts';
import { answersLink } from './answers-link.ts';

import type { WebAddress } from '#content/rules/rich-text.ts';
import type { MenuLink } from '#content/rules/menu.ts';

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
  readonly text?: readonly string[];
  readonly list?: readonly string[];
  /** A list that opens under its title. */
  readonly folded?: { readonly title: string; readonly list: readonly string[] };
  /** Known limits, and what to do instead. */
  readonly limits?: readonly { readonly what: string; readonly instead: string }[];
  readonly table?: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly terms?: readonly { readonly term: string; readonly means: string }[];
  readonly links?: readonly SmallPrintLink[];
  readonly button?: { readonly title: string; readonly link: Target };
  /** Closing paragraphs. */
  readonly close?: readonly string[];
}

/** The contact form for a report of a barrier. */
export const barrierLink = '/contact-us?about=barrier#message' satisfies Target;

/** The contact form for a visit. */
export const visitLink = '/contact-us?about=visit#message' satisfies Target;

/** Shown in the last lines of the footer on every page. */
export const smallPrintMenu: readonly MenuLink[] = [
  { title: 'Accessibility', link: '/accessibility' },
  { title: 'Privacy', link: '/privacy' },
  answersLink,
  { title: 'Words we use', link: '/accessibility#words' },
  { title: 'Site map', link: '/site-map' },
];

export const smallPrint = {
  menuName: 'About this site',
  contents: 'On this page',
  instead: 'Instead:',
  updated: (day: string) => `Last changed on ${day}.`,
} as const;
