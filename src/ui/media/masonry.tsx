// Pictures of different heights in columns. Grid auto-placement only moves forward, so no item is placed above an earlier one: reading order, tab order and
// visual order are the same. It needs no script.
import type { ReactNode } from 'react';

import { shapes } from '#ui/drawing/frame-shape.tsx';

/** Their columns stand in media.css (REQ U46, U47). */
const views = { wall: 'masonry-wall', filter: 'masonry-filter' } as const;

const onBoard = 'border-t-8 border-wood-deep';

const heights = {
  wide: 'row-span-20',
  square: 'row-span-26',
  house: 'row-span-31',
} as const;

/** Of a wide item. */
const larger = 'col-span-2 row-span-20 wide:col-span-3 wide:row-span-30';

/** Height of an item, caption included: its picture is about two thirds as high as wide, nearly as high, or higher. */
export type BrickHeight = keyof typeof heights;

/** In three columns the items before the rows of three are larger, two in a row: two or four, so that none stands alone at the end. */
const largerOf = (count: number) => ((count % 3) * 4) % 6;

interface MasonryProps {
  view: keyof typeof views;
  /** In reading order. `content` is a figure or link around a `Brick`, whose picture fills the height that the caption leaves and may be cropped. */
  bricks: readonly { readonly id: string; readonly height: BrickHeight; readonly content: ReactNode }[];
}

export function Masonry({ view, bricks }: MasonryProps) {
  return (
    <div className="masonry">
      <ul role="list" className={views[view]}>
        {bricks.map(({ id, height, content }, index) => (
          <li
            key={id}
            className={`grid min-w-0 break-inside-avoid print:col-auto print:row-auto ${view === 'filter' && index < largerOf(bricks.length) ? larger : `col-span-2 ${heights[height]}`}`}
          >
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
