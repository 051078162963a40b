// The level of a skill as text, and as a filled bar. Not a <meter>: screen readers skip it or read it twice, so the text carries the value and the
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
  const bar = { height: '100%', rx: '0.625rem' };
  return (
    <div>
      <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-label">{name}</span> <span className="font-display text-3 tabular-nums">{value}%</span>
      </p>
      <svg className="mt-1 mb-3 block h-5 w-full overflow-visible" aria-hidden="true">
        <rect {...bar} width={`${value}%`} className={`forced-colors:fill-ink ${familyClasses[family].fill}`} />
        <rect {...bar} width="100%" className="fill-none stroke-ink stroke-3" />
      </svg>
    </div>
  );
}
