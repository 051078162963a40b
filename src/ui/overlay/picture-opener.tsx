// A thumbnail without a visible caption that opens in a lightbox, too small for the sign that says so to the eye; without scripts it is a link to the large picture. See lightbox-link.tsx for one with a caption.
import { shapes } from '#ui/drawing/frame-shape.tsx';
import { largest } from './lightbox-link.tsx';
import { onPlainClick } from './on-plain-click.ts';
import type { PictureFile } from '#ui/media/picture-file.ts';
import { Picture } from '#ui/media/picture.tsx';

const clips = { ...shapes, plain: 'rounded-field overflow-hidden' } as const;

interface PictureOpenerProps {
  picture: PictureFile;
  name: string;
  sizes: string;
  shape: keyof typeof clips;
  /** Wider than high, or square. */
  proportion?: keyof typeof proportions;
  onOpen: (opener: HTMLElement) => void;
}

const proportions = { square: 'aspect-square', broad: 'aspect-3/2', tall: 'aspect-4/5' } as const;

export function PictureOpener({ picture, name, sizes, shape, proportion = 'square', onOpen }: PictureOpenerProps) {
  return (
    <a
      href={largest(picture)}
      aria-haspopup="dialog"
      className="block"
      onClick={onPlainClick(onOpen)}
      draggable={false}
    >
      <span className={`block ${clips[shape]} ${proportions[proportion]}`}>
        <Picture picture={picture} alt={name} sizes={sizes} />
      </span>
    </a>
  );
}
