// Figures that count up, each with a label: as beads on a string, or as cubes on a board. The label comes first in the DOM, so screen readers read it first.
import type { Family } from '#design/tokens.ts';

import { Counter } from '#ui/motion/counter.tsx';
import { familyBackgrounds } from './family-classes.ts';

const variants = { beads: 'figures-beads', cubes: 'figures-cubes' } as const;

interface FigureListProps {
  variant: keyof typeof variants;
  figures: readonly {
    readonly text: string;
    readonly value: number;
    readonly suffix?: string;
    readonly family: Family;
  }[];
}

export function FigureList({ variant, figures }: FigureListProps) {
  return (
    <dl className={variants[variant]}>
      {figures.map(({ text, family, ...figure }) => (
        <div key={text} className="figure">
          <dt className="figure-words">{text}</dt>
          <dd className={`figure-block edged ${familyBackgrounds[family]}`}>
            <Counter {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
