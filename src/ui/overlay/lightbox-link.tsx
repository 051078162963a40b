// A picture that opens in a lightbox. Without scripts it is a link to the large picture; modified clicks (such as a new tab) always follow that link.
import type { ReactNode } from 'react';

import { FrameShape, type FrameRatio, type Shape } from '#ui/drawing/frame-shape.tsx';
import { onPlainClick } from './on-plain-click.ts';
import { OpenSign } from './open-sign.tsx';
import { Picture, type PicturePriority } from '#ui/media/picture.tsx';
import type { PictureFile } from '#ui/media/picture-file.ts';

interface LightboxLinkProps {
  picture: PictureFile;
  sizes: string;
  shape: Shape;
  ratio?: FrameRatio;
  /** Title and kind, under the picture. */
  children: ReactNode;
  priority?: PicturePriority;
  onOpen: (opener: HTMLElement) => void;
}

export function LightboxLink({
  picture,
  sizes,
  shape,
  ratio = 'house',
  priority,
  children,
  onOpen,
}: LightboxLinkProps) {
  return (
    <a
      href={largest(picture)}
      aria-haspopup="dialog"
      className="block text-ink no-underline"
      onClick={onPlainClick(onOpen)}
      draggable={false}
    >
      <FrameShape shape={shape} ratio={ratio}>
        <Picture picture={picture} sizes={sizes} priority={priority} />
      </FrameShape>
      <span className="relative flex flex-wrap gap-x-3 border-t-8 border-wood-deep pt-4">
        {children}
        <OpenSign />
      </span>
    </a>
  );
}

/** URL of the largest width of a picture. */
export const largest = ({ name, widths }: PictureFile) => `/pictures/${name}-${widths.at(-1)}.webp`;
