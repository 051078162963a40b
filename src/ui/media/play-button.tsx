// The button that opens a film: an ordinary button, or a picture in a wooden frame with a play disc on its lower edge.
import type { ReactNode, Ref } from 'react';

import { Button, type ButtonVariant } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { FilmFrame } from './film-frame.tsx';
import { Picture } from './picture.tsx';
import type { PictureFile } from './picture-file.ts';

/** `frame` needs the `sizes` attribute of its picture. */
export type PlayButtonVariant = { variant?: ButtonVariant } | { variant: 'frame'; sizes: string };

type PlayButtonProps = PlayButtonVariant & {
  ref?: Ref<HTMLButtonElement>;
  /** Its visible label. */
  name: ReactNode;
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
    <button
      ref={ref}
      type="button"
      className="group/play play-button block w-full text-start text-ink"
      onClick={onClick}
    >
      <FilmFrame>
        <span className="block aspect-16/9">
          <Picture picture={cover} alt="" sizes={variant.sizes} />
        </span>
      </FilmFrame>
      <span className="flex items-end gap-4 ps-4 tablet:ps-8">
        <span className="play-disc grid shrink-0 place-items-center">
          <Icon name="play" size="block" />
        </span>
        <span className="text-lead font-strong underline decoration-2 underline-offset-4 group-hover/play:decoration-4">
          {name}
        </span>
      </span>
    </button>
  );
}
