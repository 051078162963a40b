// A drawing of circles, arcs and rectangles in the families' colours. Decoration: the words beside it say what it means.
import sprite from './drawings.svg';

const names = ['rings', 'abacus', 'fruit-bowl', 'blocks', 'people', 'lantern', 'small-bow'] as const;

export type DrawingName = (typeof names)[number];

const sizes = {
  /** Fills its cubby of the shelf and stands on its board. */
  cubby: 'size-full',
  /** Between words of the ribbon. */
  ribbon: 'drawing-ribbon',
} as const;

export function Drawing({ name, size }: { name: DrawingName; size: keyof typeof sizes }) {
  return (
    <svg className={`${sizes[size]} shrink-0`} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
