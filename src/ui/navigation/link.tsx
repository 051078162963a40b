// The door for every <a>: inside the site through the router, outside plainly. A mistyped path does not compile.
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { Target } from '#routes.ts';

import { buttonLook, type ButtonLook, type ButtonSize } from '#ui/control/button.tsx';

const looks = {
  inline: '',
  /** In a list of links: a whole line to touch. */
  line: 'inline-flex min-h-target min-w-target items-center gap-2',
  /** The name of a block that is itself a heading or stands in one. */
  heading: '-mt-3 -mb-1 inline-flex min-h-target min-w-target items-center pt-3 pb-1 text-inherit',
  /** On a block of paper: in the block's own ink, and a whole line to touch. */
  block: 'inline-flex min-h-target min-w-target items-center text-inherit',
  plain: 'no-underline text-inherit',
  /** An entry of a menu in a bar, and in a list as wide as the page. */
  bar: 'menu-entry',
  sheet: 'sheet-entry',
  'sheet-card': 'block min-h-target py-2 text-ink no-underline',
  /** A whole card that is one link: its name carries the underline. */
  card: 'grid gap-4 rounded-panel p-4 text-ink no-underline',
  /** A tag of a post. */
  tag: 'tag-link',
  /** A part of the post, in its table of contents. */
  toc: 'toc-link',
  /** The title of a page. */
  title: 'title-link',
  /** A page of a list that has several (pagination.tsx). */
  page: 'page-link',
  /** The heading of a card: the whole card is its target (card.tsx). */
  'card-heading': 'card-link',
} as const;

/** The element's own handlers and ref, as a menu part attaches them. */
export type Attached = Pick<
  ComponentPropsWithRef<'a'>,
  'id' | 'ref' | 'onClick' | 'onFocus' | 'onKeyDown' | 'onPointerEnter'
>;

type Look = { look?: keyof typeof looks } | { button: ButtonLook; size?: ButtonSize };
type Destination =
  | { to: Target; href?: never }
  | { href: `${'tel' | 'mailto' | 'http' | 'https'}:${string}` | `/${string}`; to?: never };

type LinkProps = Look &
  Destination &
  Attached & { children: ReactNode; current?: 'page' | 'location' | undefined; label?: string };

/** `current` marks the link of the page (or section) one is on; `label` replaces the words for screen readers and must begin with them (WCAG 2.5.3). */
export function Link({ children, current, label, to, href, ...rest }: LinkProps) {
  const { className, ...attached } = lookOf(rest);
  const shared = { ...attached, className, 'aria-current': current, 'aria-label': label };
  return to === undefined ? (
    <a href={href} {...shared}>
      {children}
    </a>
  ) : (
    <RouterLink to={to} discover="none" {...shared}>
      {children}
    </RouterLink>
  );
}

/** Takes the look out of the properties; what is left belongs to the element. */
function lookOf(rest: Look & Attached) {
  if ('button' in rest) {
    const { button, size, ...attached } = rest;
    return { className: buttonLook(button, size), ...attached };
  }
  const { look = 'inline', ...attached } = rest;
  return { className: looks[look] || undefined, ...attached };
}
