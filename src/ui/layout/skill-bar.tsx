// The level of a skill as text, and as a bead on a string. Not a <meter>: screen readers skip it or read it twice, so the text carries the value and the
// drawing is decorative.
import type { Family } from '#design/tokens.ts';

interface SkillBarProps {
  name: string;
  /** In percent, 0 to 100. */
  value: number;
  family: Family;
}

const beads: Record<Family, string> = {
  rosehip: 'fill-rosehip-mid',
  canola: 'fill-canola-mid',
  spruce: 'fill-spruce-mid',
  chinook: 'fill-chinook-mid',
  saskatoon: 'fill-saskatoon-mid',
};

export function SkillBar({ name, value, family }: SkillBarProps) {
  return (
    <div className="skill">
      <p className="skill-words">
        <span className="text-label">{name}</span> <span className="skill-figure">{value}%</span>
      </p>
      <svg className="skill-string" aria-hidden="true" focusable="false">
        <line x1="0" y1="50%" x2="100%" y2="50%" className="skill-rest" />
        <line x1="0" y1="50%" x2={`${value}%`} y2="50%" className="skill-reached" />
        <circle cx={`${value}%`} cy="50%" className={`skill-bead ${beads[family]}`} />
      </svg>
    </div>
  );
}
