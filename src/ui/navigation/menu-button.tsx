// The button that opens a menu: its title, a caret that rotates, and aria-expanded (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/).
import type { ComponentPropsWithRef } from 'react';

import { Icon } from '#ui/drawing/icon.tsx';

const variants = { bar: 'menu-entry', sheet: 'sheet-entry', 'sheet-small': 'sheet-entry-small' } as const;

interface MenuButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'type'> {
  variant: keyof typeof variants;
}

export function MenuButton({ variant, children, ...attached }: MenuButtonProps) {
  return (
    <button type="button" {...attached} className={`group ${variants[variant]}`}>
      {children}
      <span className="inline-flex transition-transform duration-control group-aria-expanded:rotate-180">
        <Icon name="caret-down" />
      </span>
    </button>
  );
}
