// Pages render every link with this part: internal links use the router, external ones a plain <a>. A mistyped path does not compile.
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import {
  createPath,
  type Location,
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  useLocation,
} from 'react-router-dom';

import type { Target } from '#routes.ts';

import { buttonClasses, type ButtonVariant, type ButtonSize } from '#ui/control/button.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { menuEntryClasses } from './menu-entry-classes.ts';

/** In forced colours the browser paints a backplate behind the text, here in the text's own colour: the adjustment is off, and a double border tells the link apart. */
const currentClasses =
  'current:bg-ink current:text-paper forced-colors:current:forced-color-adjust-none forced-colors:current:border-double forced-colors:current:underline';

export const linkVariants = {
  inline: '',
  /** In a list of links: the whole line is the target. */
  line: 'inline-flex min-h-target min-w-target items-center gap-2',
  /** A link inside a heading. */
  heading: '-mt-3 -mb-1 inline-flex min-h-target min-w-target items-center pt-3 pb-1 text-inherit',
  /** Inside a Block (ui/layout/block.tsx): in its text colour; the whole line is the target. */
  block: 'inline-flex min-h-target min-w-target items-center text-inherit',
  plain: 'no-underline text-inherit',
  /** A block of a wall (brick-wall.tsx). Its styles are in ui/layout/cube.css: the home page's HTML has to be small. */
  brick: 'brick',
  /** An entry of the menu in the header's bar, and of the menu of narrow screens. */
  bar: menuEntryClasses.bar,
  sheet: `sun-beside ${menuEntryClasses.sheet}`,
  'sheet-card': 'block min-h-target py-2 text-ink no-underline',
  /** A whole card that is one link: only its heading is underlined. */
  card: 'grid gap-4 rounded-panel p-4 text-ink no-underline',
  /** A tag of a post. */
  tag:
    'inline-flex min-h-target items-center rounded-card border-2 border-line-strong px-4 text-ink no-underline hover:border-ink hover:underline ' +
    `current:border-ink ${currentClasses}`,
  /** An entry of a table of contents. */
  toc:
    'flex min-h-target items-center border-l-4 border-transparent px-2 py-1 text-ink current:border-chinook-deep current:bg-surface ' +
    'current:font-strong forced-colors:current:border-focus',
  /** A page number (pagination.tsx). */
  page:
    'inline-flex min-h-target min-w-target items-center justify-center rounded-field px-3 font-semibold text-ink transition-colors duration-control ' +
    `hover:bg-paper-2 current:no-underline forced-colors:current:border-4 forced-colors:current:border-paper ${currentClasses}`,
  /** The heading of a card whose whole area is the target (ui/layout/card-area.tsx). */
  'card-heading': 'card-target text-inherit group-hover/card:decoration-4',
  /** The same for a card in a compartment that would cut the focus indicator off: it is inside. */
  'cubby-heading':
    'text-inherit group-hover/card:decoration-4 after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none ' +
    'focus-visible:after:inset-ring-2 focus-visible:after:inset-ring-focus-halo focus-visible:after:outline-3 ' +
    'focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus',
} as const;

/** Handlers, id and ref that a Radix component passes through `asChild`. */
export type Attached = Pick<
  ComponentPropsWithRef<'a'>,
  'id' | 'lang' | 'dir' | 'ref' | 'onClick' | 'onFocus' | 'onKeyDown' | 'onPointerEnter'
>;

type Variant = { variant?: keyof typeof linkVariants } | { button: ButtonVariant; size?: ButtonSize };
type Destination =
  | { to: Target; href?: never }
  | { href: `${'tel' | 'mailto' | 'http' | 'https'}:${string}` | `/${string}` | `#${string}`; to?: never };

type LinkProps = Variant &
  Destination &
  Attached & { children: ReactNode; current?: boolean | 'location'; label?: string };

/** `current` marks the link of the current page or section; `label` replaces the accessible name and must begin with the visible text (WCAG 2.5.3). */
export function Link({ children, current, label, to, href, ...rest }: LinkProps) {
  const { className, ...attached } = classesOf(rest, to ?? href);
  const mark = current === true ? 'page' : current || undefined;
  const shared = { ...attached, className, 'aria-current': mark, 'aria-label': label } as const;
  return to === undefined ? (
    <a href={href} {...shared}>
      <Unbroken>{children}</Unbroken>
    </a>
  ) : (
    <PageLink to={to} {...shared}>
      {children}
    </PageLink>
  );
}

function PageLink({ onClick, ...rest }: RouterLinkProps) {
  const shown = useLocation();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isOnItsWay(event, shown)) event.preventDefault();
  };
  return <RouterLink discover="none" onClick={press} {...rest} />;
}

/**
 * Whether a first press is still loading the page, whose address the browser has already: a second one would add an entry to which Back leads in vain. With a key
 * that opens the page elsewhere it is no second one.
 */
const isOnItsWay = (press: MouseEvent<HTMLAnchorElement>, shown: Location) => {
  const { href } = press.currentTarget;
  const isElsewhere = press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
  return !isElsewhere && href === window.location.href && new URL(createPath(shown), href).href !== href;
};

/** Turns the variant into a class name; the remaining props belong to the element. */
function classesOf(rest: Variant & Attached, target: string) {
  if ('button' in rest) {
    const { button, size, ...attached } = rest;
    const onPaper = target.startsWith('/') ? 'print:hidden!' : 'print:border-0 print:underline';
    return { className: `${buttonClasses(button, size)} ${onPaper}`, ...attached };
  }
  const { variant = 'inline', ...attached } = rest;
  return { className: linkVariants[variant] || undefined, ...attached };
}
