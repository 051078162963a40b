// The evening landscape at the end of every page: hills, trees and a lit house. Decorative, so hidden from screen readers. In the sprite, so that no page carries it.
import type { ReactNode } from 'react';

import sprite from './drawings.svg';

/** `children`: drawn over it. */
export const EveningLand = ({ children }: { children?: ReactNode }) => (
  <svg className="evening-land" viewBox="0 0 1280 384" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <use href={`${sprite}#evening-land`} />
    {children}
  </svg>
);
