// A small square in the colour of a family (design/families.ts). Decorative, beside a heading. Without its colour it would look like a box to tick.
import type { Family } from '#design/families.ts';
import { familyClasses } from '#ui/layout/family-classes.ts';

export function Cube({ family }: { family: Family }) {
  return (
    <span
      aria-hidden="true"
      className={`size-6 shrink-0 border-2 border-wood-deep forced-colors:hidden ${familyClasses[family].ground}`}
    />
  );
}
