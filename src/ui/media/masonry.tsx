// Pictures of different heights in columns. Grid auto-placement only moves forward, so no item is placed above an earlier one: reading order, tab order and
// visual order are the same. It needs no script.
import type { ReactNode } from 'react';

import { shapes } from '#ui/drawing/frame-shape.tsx';

const onBoard = 'border-t-8 border-wood-deep';

const heights = {
  wide: 'row-span-20',
  square: 'row-span-26',
  house: 'row-span-31',
} as const;

/** Height of an item, caption included: its picture is about two thirds as high as wide, nearly as high, or higher. */
export type BrickHeight = keyof typeof heights;

interface MasonryProps {
  /** In reading order. `content` is a figure or link around a `Brick`, whose picture fills the height that the caption leaves and may be cropped. */
  bricks: readonly { readonly id: string; readonly height: BrickHeight; readonly content: ReactNode }[];
}

export function Masonry({ bricks }: MasonryProps) {
  return (
    <div className="masonry">
      <ul role="list">
        {bricks.map(({ id, height, content }) => (
          <li key={id} className={`grid min-w-0 break-inside-avoid print:row-auto ${heights[height]}`}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}

const brickLooks = {
  plain: { picture: 'overflow-hidden rounded-field', caption: '' },
  arch: { picture: shapes.arch, caption: onBoard },
  hill: { picture: shapes.hill, caption: onBoard },
} as const;

interface BrickProps {
  picture: ReactNode;
  /** Shapes stand on a board. */
  shape?: keyof typeof brickLooks;
  children: ReactNode;
}

/** The picture and the caption of an item. Phrasing content only, so that a link may contain it. */
export function Brick({ picture, shape = 'plain', children }: BrickProps) {
  const look = brickLooks[shape];
  return (
    <span className="flex h-full flex-col">
      <span className={`relative block min-h-30 flex-1 **:absolute **:inset-0 print:**:static ${look.picture}`}>
        {picture}
      </span>
      <span className={`relative block pt-2 leading-normal ${look.caption}`}>{children}</span>
    </span>
  );
}

export type BrickShape = keyof typeof brickLooks;
