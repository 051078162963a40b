// A small label in the colour of a family: a kind, an age, a state. Its corners are square, so that it does not look like a button; the colour alone means nothing.
import type { ReactNode } from 'react';

import type { Family } from '#design/families.ts';

import type { IconName } from '#design/icon-names.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { familyClasses } from './family-classes.ts';

interface BadgeProps {
  family: Family;
  icon?: IconName;
  /** One to four words. */
  children: ReactNode;
}

export const Badge = ({ family, icon, children }: BadgeProps) => (
  <span
    className={`inline-flex items-center gap-2 border-b-4 border-wood-deep px-2 py-px text-small font-semibold text-night-ink forced-colors:border-2 more-contrast:border-2 ${familyClasses[family].ground}`}
  >
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
