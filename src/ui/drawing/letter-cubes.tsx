// Wooden letter blocks on the lower edge of a page's header section. Decorative.
import { familyClasses } from '#ui/layout/family-classes.ts';

const grounds = ['rosehip', 'spruce', 'chinook'] as const;

export function LetterCubes({ letters }: { letters: string }) {
  return (
    <div className="flex items-end gap-2" aria-hidden="true">
      {[...letters].map((letter, index) => (
        <span
          key={letter}
          className={`grid size-24 place-items-center rounded-field border-4 border-wood font-display text-numeral text-night-ink wide:size-30 wide:text-hero ${familyClasses[grounds[index % grounds.length]!].ground}`}
        >
          {letter}
        </span>
      ))}
    </div>
  );
}
