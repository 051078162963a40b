// A small label in a family's colour: a kind, an age, a state. It is square, so that nobody takes it for a button; its words say what the colour cannot.
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
