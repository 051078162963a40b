// Figures that count up, each with a label: as beads on a string, or as cubes on a board. The label comes first in the DOM, so screen readers read it first.
import type { Family } from '#design/families.ts';

import { Counter } from '#ui/motion/counter.tsx';
import { familyClasses } from './family-classes.ts';
import type { LanguageAttributes } from './in-language.tsx';

export const figureListVariants = {
  /** The string runs from one bead to the next, behind both, and as far as the list. */
  beads: {
    list: 'gap-x-6 overflow-x-clip',
    string:
      'relative tablet:before:absolute tablet:before:-inset-x-3 tablet:before:top-1/2 tablet:before:border-t-4 tablet:before:border-wood-deep',
    figure: 'relative min-h-bead w-bead rounded-disc edged',
    text: 'max-w-aside pt-4',
  },
  cubes: {
    list: '',
    string: 'border-b-plank border-wood shadow-plank',
    figure: 'aspect-6/5 w-bead rounded-field border-8 border-wood',
    text: 'px-3 pt-5',
  },
} as const;

interface FigureListProps {
  variant: keyof typeof figureListVariants;
  figures: readonly {
    readonly text: string;
    readonly value: number;
    readonly suffix?: string;
    readonly family: Family;
  }[];
  lang?: LanguageAttributes | undefined;
}

export function FigureList({ variant, figures, lang }: FigureListProps) {
  const classes = figureListVariants[variant];
  return (
    <dl className={`grid grid-cols-figures items-start gap-y-8 ${classes.list}`} {...lang}>
      {figures.map(({ text, family, ...figure }) => (
        <div key={text} className="flex flex-col-reverse text-center">
          <dt className={`mx-auto leading-snug font-semibold ${classes.text}`}>{text}</dt>
          <dd className={classes.string}>
            <div
              className={`mx-auto grid max-w-full place-content-center p-4 font-display text-2 text-night-ink ${classes.figure} ${familyClasses[family].ground}`}
            >
              <Counter {...figure} />
            </div>
          </dd>
        </div>
      ))}
    </dl>
  );
}
