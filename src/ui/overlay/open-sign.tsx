// The sign that a picture opens large, in a corner of what is positioned around it. For the eye only: `aria-haspopup` tells the others.
import { Icon } from '#ui/drawing/icon.tsx';

/** `above`: in the picture's lower corner, where the caption is positioned below it and a shape may have cut the upper ones off. */
const places = { top: 'top-0', above: 'bottom-full' } as const;

export const OpenSign = ({ place }: { place: keyof typeof places }) => (
  <span
    aria-hidden="true"
    className={`absolute end-0 m-2 grid size-8 place-items-center rounded-full border-2 border-night-ink bg-canola-mid text-night-ink print:hidden ${places[place]}`}
  >
    <Icon name="magnifying-glass" />
  </span>
);
