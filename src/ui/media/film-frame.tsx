// The wooden frame of a film or of its cover. Phrasing content only, so that a button may contain it.
import type { ReactNode } from 'react';

export const FilmFrame = ({ children }: { children: ReactNode }) => (
  <span className="m-1 block border-8 border-wood bg-night-base outline-4 outline-wood-deep tablet:border-plank">
    {children}
  </span>
);
