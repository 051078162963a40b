// The portrait of an educator (a doll) in an arch with a band in the colour of the room.
import type { Family } from '#design/families.ts';

import type { PictureFile } from './picture-file.ts';
import type { PicturePriority } from './picture.tsx';
import { ShapedPicture } from './shaped-picture.tsx';

interface PortraitProps {
  picture: PictureFile;
  alt?: string | undefined;
  family: Family;
  sizes: string;
  priority?: PicturePriority;
}

export const Portrait = ({ family, ...picture }: PortraitProps) => (
  <ShapedPicture {...picture} shape="arch" proportion="square" ring={family} />
);
