// Pages render every link with this part: internal links use the router, external ones a plain <a>. A mistyped path does not compile.
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { Target } from '#routes.ts';

import { buttonLook, type ButtonLook, type ButtonSize } from '#ui/control/button.tsx';

const looks = {
  inline: '',
  /** In a list of links: the whole line is the target. */
  line: 'inline-flex min-h-target min-w-target items-center gap-2',
  /** A link inside a heading. */
  heading: '-mt-3 -mb-1 inline-flex min-h-target min-w-target items-center pt-3 pb-1 text-inherit',
  /** Inside a Block (ui/layout/block.tsx): in its text colour; the whole line is the target. */
  block: 'inline-flex min-h-target min-w-target items-center text-inherit',
  plain: 'no-underline text-inherit',
  /** An entry of the menu in the header's bar, and of the menu of narrow screens. */
  bar: 'menu-entry',
  sheet: 'sheet-entry',
  'sheet-card': 'block min-h-target py-2 text-ink no-underline',
  /** A whole card that is one link: only its heading is underlined. */
  card: 'grid gap-4 rounded-panel p-4 text-ink no-underline',
  /** A tag of a post. */
  tag: 'tag-link',
  /** An entry of a table of contents. */
  toc: 'toc-link',
  /** The title of a page or post. */
  title: 'title-link',
  /** A page number (pagination.tsx). */
  page: 'page-link',
  /** The heading of a card whose whole area is the target (card.tsx). */
  'card-heading': 'card-link',
} as const;

/** Handlers, id and ref that a Radix component passes through `asChild`. */
export type Attached = Pick<
  ComponentPropsWithRef<'a'>,
  'id' | 'ref' | 'onClick' | 'onFocus' | 'onKeyDown' | 'onPointerEnter'
>;

type Look = { look?: keyof typeof looks } | { button: ButtonLook; size?: ButtonSize };
type Destination =
  | { to: Target; href?: never }
  | { href: `${'tel' | 'mailto' | 'http' | 'https'}:${string}` | `/${string}` | `#${string}`; to?: never };

type LinkProps = Look &
  Destination &
  Attached & { children: ReactNode; current?: 'page' | 'location' | undefined; label?: string };

/** `current` marks the link of the current page or section; `label` replaces the accessible name and must begin with the visible text (WCAG 2.5.3). */
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

/** Turns the look into a class name; the remaining props belong to the element. */
function lookOf(rest: Look & Attached) {
  if ('button' in rest) {
    const { button, size, ...attached } = rest;
    return { className: buttonLook(button, size), ...attached };
  }
  const { look = 'inline', ...attached } = rest;
  return { className: looks[look] || undefined, ...attached };
}
