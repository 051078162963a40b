// A picture clipped to a shape (arch, roof, hill, disc, frame), with an optional coloured ring around it. Place it on the edge of a section or on a board.
import type { Family } from '#design/families.ts';

import { shapes } from '#ui/drawing/frame-shape.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import type { PictureFile } from './picture-file.ts';
import { Picture, type PicturePriority } from './picture.tsx';

const proportions = {
  square: 'aspect-square',
  tall: 'aspect-4/5',
  taller: 'aspect-2/3',
  tallest: 'aspect-1/2',
  broad: 'aspect-3/2',
  house: 'aspect-4/3',
  low: 'aspect-16/9',
  /** On phones as broad as `broad`: where one slide stands alone, a higher neighbour would leave a hole under it. */
  'later-square': 'aspect-3/2 tablet:aspect-square',
  'later-house': 'aspect-3/2 tablet:aspect-4/3',
  /** Wide, and as high as people from their feet to what stands behind them. */
  hall: 'aspect-4/3 wide:aspect-16/9',
} as const;

const ringWidths = { thin: 'px-1 pt-1 tablet:px-2 tablet:pt-2', thick: 'px-3 pt-3 tablet:px-5 tablet:pt-5' } as const;
/** The ring of a disc is closed; the other shapes have no ring at the bottom. */
const closed = 'pb-3 tablet:pb-5';

export interface ShapedPictureLook {
  readonly shape: keyof typeof shapes;
  readonly proportion: keyof typeof proportions;
  readonly ring?: Family;
  readonly ringWidth?: keyof typeof ringWidths;
}

interface ShapedPictureProps extends ShapedPictureLook {
  picture: PictureFile;
  alt?: string | undefined;
  sizes: string;
  priority?: PicturePriority;
}

export function ShapedPicture({ shape, proportion, ring, ringWidth = 'thick', ...picture }: ShapedPictureProps) {
  const inner = (
    <div className={`${shapes[shape]} ${proportions[proportion]}`}>
      <Picture {...picture} />
    </div>
  );
  if (!ring) return inner;
  return (
    <div
      className={`${shapes[shape]} ${familyClasses[ring].ground} ${ringWidths[ringWidth]} ${shape === 'disc' ? closed : ''}`}
    >
      {inner}
    </div>
  );
}
