// The totals of an audit.
import packages from '../package.json' with { type: 'json' };
import type { Run, Test } from './findings.ts';
import { colorModes, widths } from './visit.ts';

export interface Summary {
  /** The digest of the site that was audited (audited-site.ts). */
  readonly site: string;
  /** ISO 8601. */
  readonly day: string;
  readonly seconds: number;
  readonly pages: number;
  /** Pages that were audited without scripts too. */
  readonly withoutScripts: number;
  /** States besides rest and without scripts. */
  readonly states: number;
  readonly widths: readonly string[];
  /** Colour modes. The name `looks` is part of the published summary.json. */
  readonly looks: readonly string[];
  /** Runs of axe, and the sum of the rules that each ran. */
  readonly runs: number;
  readonly rules: number;
  readonly violations: number;
  readonly undecided: number;
  /** Elements that axe left to a person, by how they were decided. */
  readonly decided: Readonly<Record<string, number>>;
  /** Tests of all audits: axe, keyboard, reflow, perception. */
  readonly tests: { readonly passed: number; readonly failed: number };
  readonly axe: string;
}

const restful = ['at rest', 'without scripts'];
const rulesOf = ({ passed, inapplicable, decided, violations, undecided }: Run) =>
  new Set([...passed, ...inapplicable, ...[...decided, ...violations, ...undecided].map(({ rule }) => rule)]).size;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

export function summaryOf(
  runs: readonly Run[],
  tests: readonly Test[],
  measured: Pick<Summary, 'site' | 'day' | 'seconds'>,
): Summary {
  const states = new Set(
    runs.filter(({ state }) => !restful.includes(state)).map(({ path, state }) => `${path} ${state}`),
  );
  const decided: Record<string, number> = {};
  for (const { by, elements } of runs.flatMap((run) => run.decided)) decided[by] = (decided[by] ?? 0) + elements;
  return {
    ...measured,
    axe: packages.devDependencies['axe-core'],
    tests: {
      passed: tests.filter(({ hasPassed }) => hasPassed).length,
      failed: tests.filter(({ hasPassed }) => !hasPassed).length,
    },
    pages: new Set(runs.filter(({ state }) => state === 'at rest').map(({ path }) => path)).size,
    withoutScripts: new Set(runs.filter(({ state }) => state === 'without scripts').map(({ path }) => path)).size,
    states: states.size,
    widths: Object.values(widths).map(({ width }) => `${width} px`),
    looks: Object.keys(colorModes),
    runs: runs.length,
    rules: sum(runs.map(rulesOf)),
    violations: sum(runs.map(({ violations }) => violations.length)),
    undecided: sum(runs.map(({ undecided }) => undecided.length)),
    decided,
  };
}

/** The totals as lines of text. */
export const summaryLines = (of: Summary): string[] => [
  `${of.pages} pages x ${of.widths.length} widths (${of.widths.join(', ')}) x ${of.looks.length} looks (${of.looks.join(', ')}); ${of.withoutScripts} pages without scripts; ${of.states} more states`,
  `${of.runs} runs of axe-core ${of.axe}, ${of.rules.toLocaleString('en-CA')} rules in all`,
  `${of.violations} violations, ${of.undecided} undecided`,
  `decided elements: ${
    Object.entries(of.decided)
      .map(([by, count]) => `${count} ${by}`)
      .join(', ') || 'none'
  }`,
  `${of.tests.passed} tests passed, ${of.tests.failed} failed, in ${Math.round(of.seconds)} s`,
];
