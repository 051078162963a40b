// The sign that a picture opens large, at the upper end of what is positioned around it. For the eye only: `aria-haspopup` tells the others.
import { Icon } from '#ui/drawing/icon.tsx';

export const OpenSign = () => (
  <span
    aria-hidden="true"
    className="absolute end-0 top-0 m-2 grid size-10 place-items-center rounded-full border-2 border-night-ink bg-canola-mid text-night-ink print:hidden"
  >
    <Icon name="magnifying-glass" />
  </span>
);
