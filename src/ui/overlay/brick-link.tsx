// A masonry item whose picture opens in a lightbox; without scripts it is a link to the large picture.
import type { ReactNode } from 'react';

import { largest } from './lightbox-link.tsx';
import { Brick, type BrickShape } from '#ui/media/masonry.tsx';
import { onPlainClick } from './on-plain-click.ts';
import { OpenSign } from './open-sign.tsx';
import type { PictureFile } from '#ui/media/picture-file.ts';
import { Picture, type PicturePriority } from '#ui/media/picture.tsx';

interface BrickLinkProps {
  picture: PictureFile;
  sizes: string;
  shape: BrickShape;
  priority?: PicturePriority;
  onOpen: (opener: HTMLElement) => void;
  /** The caption under the picture. */
  children: ReactNode;
}

export function BrickLink({ picture, sizes, shape, priority, onOpen, children }: BrickLinkProps) {
  return (
    <a
      href={largest(picture)}
      aria-haspopup="dialog"
      className="block h-full text-ink no-underline"
      onClick={onPlainClick(onOpen)}
      draggable={false}
    >
      <Brick shape={shape} picture={<Picture picture={picture} sizes={sizes} priority={priority} />}>
        {children}
        <OpenSign />
      </Brick>
    </a>
  );
}
