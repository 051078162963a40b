// The button that opens a film: an ordinary button, or a picture in a wooden frame with a play disc on its lower edge.
import type { Ref } from 'react';

import { Button, type ButtonVariant } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Picture } from './picture.tsx';
import type { PictureFile } from './picture-file.ts';

/** `frame` needs the `sizes` attribute of its picture. */
export type PlayButtonVariant = { variant?: ButtonVariant } | { variant: 'frame'; sizes: string };

type PlayButtonProps = PlayButtonVariant & {
  ref?: Ref<HTMLButtonElement>;
  /** Its visible label. */
  name: string;
  cover: PictureFile;
  onClick: () => void;
};

export function PlayButton({ ref, name, cover, onClick, ...variant }: PlayButtonProps) {
  if (!('sizes' in variant))
    return (
      <Button {...(ref ? { ref } : {})} variant={variant.variant ?? 'solid'} onClick={onClick}>
        <Icon name="play" />
        {name}
      </Button>
    );
  return (
    <button ref={ref} type="button" className="play-frame" onClick={onClick}>
      <span className="film-frame">
        <span className="block aspect-16/9">
          <Picture picture={cover} alt="" sizes={variant.sizes} />
        </span>
      </span>
      <span className="play-words">
        <span className="play-disc">
          <Icon name="play" size="block" />
        </span>
        <span className="play-name">{name}</span>
      </span>
    </button>
  );
}
