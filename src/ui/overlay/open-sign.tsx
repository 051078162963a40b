// The sign that a picture opens large, in its lower corner, because a shape may have cut off the upper ones: it stands in what is positioned below the picture,
// such as its caption. For the eye only: `aria-haspopup` tells the others.
import { Icon } from '#ui/drawing/icon.tsx';

export const OpenSign = () => (
  <span
    aria-hidden="true"
    className="absolute end-0 bottom-full m-2 grid size-8 place-items-center rounded-full border-2 border-night-ink bg-canola-mid text-night-ink print:hidden"
  >
    <Icon name="magnifying-glass" />
  </span>
);
