// A small square in the colour of a family (design/families.ts). Decorative, beside a heading. Without its colour it would look like a box to tick.
import type { Family } from '#design/families.ts';
import { familyClasses } from '#ui/layout/family-classes.ts';

const sizes = { small: 'size-6 border-2', large: 'size-target border-4' } as const;

interface CubeProps {
  family: Family;
  /** `large` is beside a large heading. */
  size?: keyof typeof sizes;
}

export function Cube({ family, size = 'small' }: CubeProps) {
  return (
    <span
      aria-hidden="true"
      className={`shrink-0 border-wood-deep forced-colors:hidden ${sizes[size]} ${familyClasses[family].ground}`}
    />
  );
}
