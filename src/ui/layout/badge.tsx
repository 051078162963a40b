// A small label in the colour of a family: a kind, an age, a state. Its corners are square, so that it does not look like a button; the colour alone means nothing.
import type { ReactNode } from 'react';

import type { Family } from '#design/tokens.ts';

import type { IconName } from '#ui/drawing/icon-names.ts';
import { Icon } from '#ui/drawing/icon.tsx';

const grounds: Record<Family, string> = {
  rosehip: 'bg-rosehip-mid',
  canola: 'bg-canola-mid',
  spruce: 'bg-spruce-mid',
  chinook: 'bg-chinook-mid',
  saskatoon: 'bg-saskatoon-mid',
};

interface BadgeProps {
  family: Family;
  icon?: IconName;
  /** One to four words. */
  children: ReactNode;
}

export function Badge({ family, icon, children }: BadgeProps) {
  return (
    <span className={`badge edged ${grounds[family]}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
