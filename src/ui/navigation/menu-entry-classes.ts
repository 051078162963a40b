/** An entry of the menu: in the header's bar, in the menu of narrow screens, and in a group of that one. A link marks the current page; a button (menu-button.tsx) its open panel. */
const bar = [
  'relative inline-flex min-h-tab cursor-pointer items-center gap-1 rounded-card px-3 text-label leading-tight font-medium text-ink no-underline',
  'hover:bg-paper-2 more-contrast:hover:inset-ring-2',
  // A half disc below the title, and an underline in forced colours.
  'current:after:absolute current:after:inset-x-0 current:after:-bottom-1 current:after:mx-auto current:after:h-3 current:after:w-6',
  'current:after:rounded-t-full current:after:bg-accent forced-colors:current:underline forced-colors:current:decoration-4',
].join(' ');

const sheet =
  'relative flex min-h-16 w-full items-center justify-between py-2 text-start font-display text-card text-ink no-underline forced-colors:current:underline';

export const menuEntryClasses = {
  bar,
  sheet,
  'sheet-small': 'flex min-h-tab w-full items-center justify-between text-start font-strong text-ink',
} as const;
