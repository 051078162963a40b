// The button that opens a menu: its title, a caret that rotates, and aria-expanded (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/).
import type { ComponentPropsWithRef } from 'react';

import { Icon } from '#ui/drawing/icon.tsx';

const looks = { bar: 'menu-entry', sheet: 'sheet-entry', 'sheet-small': 'sheet-entry-small' } as const;

interface MenuButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'type'> {
  look: keyof typeof looks;
}

export function MenuButton({ look, children, ...attached }: MenuButtonProps) {
  return (
    <button type="button" {...attached} className={`group ${looks[look]}`}>
      {children}
      <span className="inline-flex transition-transform duration-control group-aria-expanded:rotate-180">
        <Icon name="caret-down" />
      </span>
    </button>
  );
}
