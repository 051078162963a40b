// The wooden frame of a film or of its cover.
import type { ReactNode } from 'react';

interface FilmFrameProps {
  /** A button may contain a `span` only. */
  tag?: 'span' | 'div';
  children: ReactNode;
}

export const FilmFrame = ({ tag: Frame = 'span', children }: FilmFrameProps) => (
  <Frame className="m-1 block border-8 border-wood bg-night-base outline-4 outline-wood-deep tablet:border-plank">
    {children}
  </Frame>
);
