// The button that opens a menu: its title, a caret that rotates, and aria-expanded (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/).
import type { ComponentPropsWithRef } from 'react';

import { Icon } from '#ui/drawing/icon.tsx';

import { menuEntryClasses } from './menu-entry-classes.ts';

interface MenuButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'type'> {
  variant: keyof typeof menuEntryClasses;
}

const openClasses = {
  // In forced colours the browser paints a backplate behind the text, here in the text's own colour, unless the adjustment is off.
  bar:
    'aria-expanded:bg-ink aria-expanded:text-paper forced-colors:aria-expanded:forced-color-adjust-none ' +
    'forced-colors:aria-expanded:outline-2 forced-colors:aria-expanded:outline-ink',
  sheet: '',
  'sheet-small': '',
} as const;

export function MenuButton({ variant, children, ...attached }: MenuButtonProps) {
  return (
    <button type="button" {...attached} className={`group ${menuEntryClasses[variant]} ${openClasses[variant]}`}>
      {children}
      <span className="inline-flex transition-transform duration-control group-aria-expanded:rotate-180">
        <Icon name="caret-down" />
      </span>
    </button>
  );
}
