// Maps the runs of an audit, and the conformance of each criterion, to EARL's five outcomes.
import axe from 'axe-core';

import type { Run, Test } from './findings.ts';
import { type Criterion, criteria } from './criteria.ts';
import { sentence } from '../tests/named-tests.ts';
import type { Summary } from './summary.ts';

/** The results of an audit. */
export interface Audit {
  readonly runs: readonly Run[];
  readonly tests: readonly Test[];
  readonly summary: Summary;
}

/** From worst to least informative: of several outcomes of a rule, the first in this list counts. */
export const outcomes = ['failed', 'cantTell', 'passed', 'inapplicable', 'untested'] as const;
export type Outcome = (typeof outcomes)[number];

/** The outcome of each rule in a run. A result that was decided (measured, or seen in another state) has passed. */
export function outcomesOf({ passed, inapplicable, decided, violations, undecided }: Run): Map<string, Outcome> {
  const all = new Map<string, Outcome>();
  for (const rule of inapplicable) all.set(rule, 'inapplicable');
  for (const rule of [...passed, ...decided.map((each) => each.rule)]) all.set(rule, 'passed');
  for (const { rule } of undecided) all.set(rule, 'cantTell');
  for (const { rule } of violations) all.set(rule, 'failed');
  return all;
}

/** The worst outcome of each rule in several runs, and the number of runs in which it was applicable. */
export function worstOf(runs: readonly Run[]): Map<string, { outcome: Outcome; runs: number }> {
  const all = new Map<string, { outcome: Outcome; runs: number }>();
  for (const [rule, outcome] of runs.flatMap((run) => [...outcomesOf(run)])) {
    const known = all.get(rule) ?? { outcome, runs: 0 };
    const isWorse = outcomes.indexOf(outcome) < outcomes.indexOf(known.outcome);
    all.set(rule, {
      outcome: isWorse ? outcome : known.outcome,
      runs: known.runs + (outcome === 'inapplicable' ? 0 : 1),
    });
  }
  return all;
}

/** Runs by page, in their order. */
export const byPath = (runs: readonly Run[]) => Map.groupBy(runs, ({ path }) => path);

/** The tests of a page, whose titles begin with its path; they are returned with titles without it. */
export const testsOfPage = (tests: readonly Test[], path: string): Test[] =>
  tests
    .filter(({ title }) => title.startsWith(path) && /^[ :,]/.test(title.slice(path.length)))
    .map((test) => ({
      ...test,
      title: sentence({ ...test, title: test.title.slice(path.length) }).replace(/^[:,]? /, ''),
    }));

/** The outcome of a criterion. A partially met criterion has failed. */
export function outcomeOf(row: Criterion): Outcome {
  if (row.conformance === 'not-applicable') return 'inapplicable';
  if (row.conformance !== 'supports') return 'failed';
  return 'passed';
}

/** How a criterion was evaluated. */
export function modeOf(row: Criterion): 'automatic' | 'manual' | 'semiAuto' {
  if (row.conformance === 'not-applicable' || row.tests.length === 0) return 'manual';
  return row.byHand.some(({ by }) => by === 'person') ? 'semiAuto' : 'automatic';
}

/** The anchor of a criterion in the text of WCAG 2.2. */
export const anchorOf = ({ name }: Criterion) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

interface Rule {
  readonly id: string;
  readonly help: string;
  /** The WCAG criteria that it tests; none for a best practice. */
  readonly criteria: readonly Criterion[];
}

/** axe's rules by name. */
export const rulesByName: ReadonlyMap<string, Rule> = new Map(
  axe.getRules().map(({ ruleId, help, tags }) => {
    const belongs = criteria.filter(({ id }) => tags.includes(`wcag${id.replaceAll('.', '')}`));
    return [ruleId, { id: ruleId, help, criteria: belongs }];
  }),
);
