// A drawing of circles, arcs and rectangles from drawings.svg. Decorative: the text beside it says what it means.
import sprite from './drawings.svg';

const names = ['rings', 'abacus', 'fruit-bowl', 'blocks', 'people', 'lantern', 'small-bow'] as const;

export type DrawingName = (typeof names)[number];

const sizes = {
  /** Fills a compartment of the shelf. */
  cubby: 'size-full',
  /** Between the texts of the marquee. */
  ribbon: 'h-5 w-10',
} as const;

export function Drawing({ name, size }: { name: DrawingName; size: keyof typeof sizes }) {
  return (
    <svg className={`${sizes[size]} shrink-0`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
