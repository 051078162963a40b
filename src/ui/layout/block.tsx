// A shape in the colour of a family with an icon and a few words, like a toy block. Place it on a Board (board.tsx); the parent sets the width.
import type { ReactNode } from 'react';

import type { Family } from '#design/tokens.ts';

import type { IconName } from '#ui/drawing/icon-names.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { familyBackgrounds } from './family-classes.ts';

const shapes = { arch: 'block-arch', roof: 'block-roof', cube: 'block-cube', hill: 'block-hill' } as const;

export type BlockShape = keyof typeof shapes;

interface BlockProps {
  shape: BlockShape;
  family: Family;
  icon: IconName;
  /** A heading and at most 14 words, centred; links inside use the variant `block`. */
  children: ReactNode;
}

export function Block({ shape, family, icon, children }: BlockProps) {
  return (
    <div
      className={`${shapes[shape]} ${familyBackgrounds[family]} edged grid w-full content-start justify-items-center gap-2 text-center leading-normal wrap-anywhere text-night-ink`}
    >
      <Icon name={icon} size="block" />
      {children}
    </div>
  );
}
