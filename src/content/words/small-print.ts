/** The words that the pages of the small print share, and the menu that links to them. */
import type { Target } from '#routes.ts';
import { answersLink } from './answers-link.ts';
import { placesLink } from './places-link.ts';
import type { MenuLink } from '#content/rules/menu.ts';

/** The contact form for a report of a barrier. */
export const barrierLink = '/contact-us?about=barrier#message' satisfies Target;

/** The contact form for a visit. */
export const visitLink = '/contact-us?about=visit#message' satisfies Target;

/** The last lines of the footer on every page, where the site has those pages. */
export const smallPrintLinks: readonly MenuLink[] = [
  placesLink,
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
