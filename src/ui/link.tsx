// The door for every <a>: inside the site through the router, outside plainly. A mistyped path does not compile.
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { Target } from '#routes.ts';

import { buttonLook, type ButtonLook, type ButtonSize } from './button.tsx';

const looks = {
  inline: '',
  /** In a list of links: a whole line to touch. */
  line: 'inline-flex min-h-target items-center gap-2',
  /** The name of a block that is itself a heading or stands in one. */
  heading: 'text-inherit',
  plain: 'no-underline text-inherit',
} as const;

type Look = { look?: keyof typeof looks } | { button: ButtonLook; size?: ButtonSize };
type Destination = { to: Target; href?: never } | { href: `${'tel' | 'mailto' | 'http' | 'https'}:${string}` | `/${string}`; to?: never };

type LinkProps = Look & Destination & { children: ReactNode; current?: 'page' | 'location' | undefined; label?: string };

/** `current` marks the link of the page (or section) one is on; `label` replaces the words for screen readers and must begin with them (WCAG 2.5.3). */
export function Link({ children, current, label, to, href, ...look }: LinkProps) {
  const className = ('button' in look ? buttonLook(look.button, look.size) : looks[look.look ?? 'inline']) || undefined;
  const shared = { className, 'aria-current': current, 'aria-label': label };
  return to === undefined ? (
    <a href={href} {...shared}>
      {children}
    </a>
  ) : (
    <RouterLink to={to} {...shared}>
      {children}
    </RouterLink>
  );
}
