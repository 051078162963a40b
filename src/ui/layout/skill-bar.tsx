// The level of a skill as text, and as a bead on a string. Not a <meter>: screen readers skip it or read it twice, so the text carries the value and the
// drawing is decorative.
import type { Family } from '#design/families.ts';

import { familyClasses } from './family-classes.ts';

interface SkillBarProps {
  name: string;
  /** In percent, 0 to 100. */
  value: number;
  family: Family;
}

export function SkillBar({ name, value, family }: SkillBarProps) {
  const middle = { y1: '50%', y2: '50%' };
  return (
    <div>
      <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-label">{name}</span> <span className="font-display text-3 tabular-nums">{value}%</span>
      </p>
      <svg className="block h-10 w-full overflow-visible" aria-hidden="true">
        <line x1="0" x2="100%" {...middle} className="stroke-line-strong stroke-3 forced-colors:stroke-ink" />
        <line
          x1="5"
          x2={`${value}%`}
          {...middle}
          strokeLinecap="round"
          className="stroke-wood-deep stroke-9 forced-colors:stroke-ink"
        />
        <circle
          cx={`${value}%`}
          cy="50%"
          r="1rem"
          className={`stroke-ink stroke-3 forced-colors:fill-paper ${familyClasses[family].fill}`}
        />
      </svg>
    </div>
  );
}
