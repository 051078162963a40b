/** What the pages of the small print share: the shape of their words, and the menu that leads to them. */
import type { Target } from '#routes.ts';

import type { MenuLink } from './menus.ts';

export interface SmallPrintLink {
  readonly words: string;
  readonly to?: Target;
  readonly href?: `tel:${string}` | `mailto:${string}` | `https:${string}` | `/${string}`;
  /** What stands after the link. */
  readonly note?: string;
}

/** A part of the page, under a heading that stands in the list of contents. Reading order is the order here. */
export interface SmallPrintSection {
  readonly id: string;
  readonly title: string;
  readonly text?: readonly string[];
  readonly list?: readonly string[];
  /** What somebody may meet, and what to do instead. */
  readonly limits?: readonly { readonly what: string; readonly instead: string }[];
  readonly table?: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly terms?: readonly { readonly term: string; readonly means: string }[];
  readonly links?: readonly SmallPrintLink[];
  readonly button?: { readonly title: string; readonly link: Target };
  /** After everything else. */
  readonly close?: readonly string[];
}

/** Where the contact form opens with the first words of a report. */
export const barrierLink = '/contact-us?about=barrier#message' satisfies Target;

/** In the last lines of every footer. */
export const smallPrintMenu: readonly MenuLink[] = [
  { title: 'Accessibility', link: '/accessibility' },
  { title: 'Privacy', link: '/privacy' },
  { title: 'Words we use', link: '/accessibility#words', isAnchor: true },
  { title: 'Site map', link: '/site-map' },
];

export const smallPrint = {
  menuName: 'About this site',
  contents: 'On this page',
  instead: 'Instead:',
  updated: (day: string) => `Last changed on ${day}.`,
} as const;
