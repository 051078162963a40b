/** An entry of the menu: in the header's bar, in the menu of narrow screens, and in a group of that one. A link marks the current page; a button (menu-button.tsx) its open panel. */
const bar =
  'sun-below relative inline-flex min-h-tab cursor-pointer items-center gap-1 rounded-card px-3 text-label leading-tight font-medium text-ink no-underline ' +
  'hover:bg-paper-2 more-contrast:hover:inset-ring-2 forced-colors:current:underline forced-colors:current:decoration-4';

const sheet =
  'relative flex min-h-16 w-full items-center justify-between py-2 text-start font-display text-card text-ink no-underline forced-colors:current:underline';

export const menuEntryClasses = {
  bar,
  sheet,
  'sheet-small': 'flex min-h-tab w-full items-center justify-between text-start font-strong text-ink',
} as const;
