// A shape in the colour of a family with an icon and a few words, like a toy block. Place it on a Board (board.tsx); the parent sets the width.
import type { ReactNode } from 'react';

import type { Family } from '#design/families.ts';

import type { IconName } from '#design/icon-names.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { familyClasses } from './family-classes.ts';

/** The lines of a roof fill its width, as its eaves do; those of the others are of one length. */
export const blockShapes = {
  arch: 'rounded-t-full pt-16 text-balance',
  roof: 'block-roof',
  cube: 'rounded-t-panel pt-8 text-balance',
  hill: 'block-hill text-balance',
} as const;

export type BlockShape = keyof typeof blockShapes;

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
      className={`${blockShapes[shape]} ${familyClasses[family].ground} grid w-full content-start justify-items-center gap-2 px-4 pb-8 text-center leading-normal wrap-anywhere text-night-ink edged tablet:px-6`}
    >
      <Icon name={icon} size="block" />
      {children}
    </div>
  );
}
