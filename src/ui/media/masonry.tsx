// Pictures of different heights laid close, as a wall of bricks. Each goes to the column that is free first, so nothing stands above what comes before it:
// the order of reading, of the keyboard and of the eye are one. It is a grid and needs no script.
import type { ReactNode } from 'react';

import type { MasonryView } from './masonry-columns.ts';

const views: Record<MasonryView, string> = { wall: 'masonry masonry-wall', filter: 'masonry masonry-filter' };

const heights = { low: 'brick-low', square: 'brick-square', tall: 'brick-tall', taller: 'brick-taller' } as const;

/** How high a brick is, words included: about 3:4 of its width, as wide, 5:4 or 3:2. */
export type BrickHeight = keyof typeof heights;

interface MasonryProps {
  view: MasonryView;
  /** In reading order. A figure or link whose picture may be cropped; `Brick` holds picture and words so that the picture takes what the words leave. */
  bricks: readonly { readonly id: string; readonly height: BrickHeight; readonly content: ReactNode }[];
}

export function Masonry({ view, bricks }: MasonryProps) {
  return (
    <div className="masonry-wide">
      <ul role="list" className={views[view]}>
        {bricks.map(({ id, height, content }) => (
          <li key={id} className={`brick ${heights[height]}`}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A picture over its words, inside a brick. Phrasing content only, so that a link may hold it. */
export function Brick({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <span className="brick-inside">
      <span className="brick-picture">{picture}</span>
      <span className="brick-words">{children}</span>
    </span>
  );
}
