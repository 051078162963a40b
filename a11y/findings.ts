// What axe found, run by run, for the reports of `npm run audit`. Kept only where AUDIT_FINDINGS names a folder.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ColorMode, Width } from './visit.ts';

/** Where axe ran: a page in one of its states, one colour mode (`look`, a name that the published reports have) and one width. */
export interface Place {
  readonly state: string;
  readonly look: ColorMode;
  readonly width: Width;
}

export interface Found {
  /** axe's name of the rule. */
  readonly rule: string;
  /** The element as axe names it, and what is wrong with it. */
  readonly what: string;
}

/** How a result was decided that axe leaves to a person. */
export type Decision = 'measured' | 'seen in a state' | 'another’s page';

export interface Run extends Place {
  readonly path: string;
  /** Names of rules, in axe's order. */
  readonly passed: readonly string[];
  readonly inapplicable: readonly string[];
  readonly decided: readonly { readonly rule: string; readonly elements: number; readonly by: Decision }[];
  readonly violations: readonly Found[];
  readonly undecided: readonly Found[];
}

/** Appends a run to this process's file, if AUDIT_FINDINGS is set. */
export function keep(run: Run) {
  const folder = process.env['AUDIT_FINDINGS'];
  if (folder) appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(run)}\n`);
}

/** All runs in the files of a folder, sorted by path. */
export const readFindings = (folder: string): Run[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Run)
    .toSorted((a, b) => a.path.localeCompare(b.path));

export interface Test {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly hasPassed: boolean;
}

/** What Playwright's JSON report calls a suite: a file, or a group within one. */
interface Suite {
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[];
}

/** The tests of Playwright's JSON report that ran, as a flat list. */
export const testsOf = (suites: readonly Suite[]): Test[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .map(({ title, tests: [test] }) => ({ file: `a11y/${file}`, title, status: test?.status }))
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, ...test }) => ({ ...test, hasPassed: status === 'expected' })),
    ...testsOf(inner),
  ]);
