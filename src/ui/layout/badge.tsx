// A small label in the colour of a family: a kind, an age, a state. Its corners are square, so that it does not look like a button; the colour alone means nothing.
import type { ReactNode } from 'react';

import type { Family } from '#design/tokens.ts';

import type { IconName } from '#ui/drawing/icon-names.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { familyBackgrounds } from './family-classes.ts';

interface BadgeProps {
  family: Family;
  icon?: IconName;
  /** One to four words. */
  children: ReactNode;
}

export function Badge({ family, icon, children }: BadgeProps) {
  return (
    <span className={`badge edged ${familyBackgrounds[family]}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
