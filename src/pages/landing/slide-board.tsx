// The picture of a slide on a board. From two slides in view on it has room for the highest picture, so that the boards of all slides are level.
import type { ReactNode } from 'react';

import { PictureBoard } from '#ui/layout/stand.tsx';

export const SlideBoard = ({ children }: { children: ReactNode }) => (
  <div className="grid tablet:aspect-square">
    <PictureBoard>{children}</PictureBoard>
  </div>
);
