// The sign that a picture opens large, in its lower corner, because a shape may have cut off the upper ones: it stands in what is positioned below the picture,
// such as its caption. For the eye only: `aria-haspopup` tells the others.
import { Icon } from '#ui/drawing/icon.tsx';

/** `small` is for thumbnails. */
const sizes = { regular: 'm-2 size-8 border-2', small: 'size-6 border text-small' } as const;

export const OpenSign = ({ size = 'regular' }: { size?: keyof typeof sizes }) => (
  <span
    aria-hidden="true"
    className={`absolute end-0 bottom-full grid place-items-center rounded-full border-night-ink bg-canola-mid text-night-ink print:hidden ${sizes[size]}`}
  >
    <Icon name="magnifying-glass" />
  </span>
);
