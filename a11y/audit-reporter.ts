// A reporter for Playwright: after a run that audited every row of the route table and every state, and found nothing, it writes last-audit.json for the statement.
import { writeFileSync } from 'node:fs';

import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import packages from '../package.json' with { type: 'json' };
import { provider } from '../src/content/site/provider.ts';
import { routes } from '../src/routes.ts';
import { axeRun } from './axe.ts';
import { type Audit, auditFile, siteDigest } from './last-audit.ts';
import { states } from './states.ts';
import { colorModes, widths } from './visit.ts';

export default class AuditReporter implements Reporter {
  /** `path, state, colour mode, width` of each run of axe. */
  readonly runs: string[] = [];

  onTestEnd(_test: TestCase, { status, annotations }: TestResult) {
    if (status !== 'passed') return;
    for (const { type, description } of annotations) if (type === axeRun && description) this.runs.push(description);
  }

  onEnd({ status, startTime }: FullResult) {
    const audit = auditOf(this.runs, startTime);
    if (status !== 'passed' || !audit) return;
    writeFileSync(auditFile, `${JSON.stringify(audit, null, 2)}\n`);
    console.log(
      `Audited ${audit.pages} pages and ${audit.states} states, in ${audit.runs} runs of axe: ${auditFile}. Build again, so that the statement cites it.`,
    );
  }
}

/** The totals of these runs; undefined if they left out a page at rest, in any colour mode and width, or a state. */
export function auditOf(runs: readonly string[], began: Date): Audit | undefined {
  const ran = new Set(runs);
  const atRest = routes.flatMap(({ path }) =>
    Object.keys(colorModes).flatMap((mode) =>
      Object.keys(widths).map((width) => `${path}, at rest, ${mode}, ${width}`),
    ),
  );
  const places = new Set(runs.map((run) => run.split(', ').slice(0, -2).join(', ')));
  const isWhole =
    atRest.every((run) => ran.has(run)) && states.every(({ path, name }) => places.has(`${path}, ${name}`));
  if (!isWhole) return undefined;
  const ofState = (place: string) => !/, (?:at rest|without scripts)$/.test(place);
  return {
    day: began.toISOString().slice(0, 10),
    daycare: provider.name,
    version: packages.version,
    site: siteDigest(),
    axe: packages.devDependencies['axe-core'],
    pages: [...places].filter((place) => place.endsWith(', at rest')).length,
    states: [...places].filter(ofState).length,
    runs: runs.length,
  };
}
