// The tests that ran, from the reports that the stages of `npm test` leave in test-results/.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { pathInRepository, root } from '../../tests/named-tests.ts';

export interface Ran {
  readonly file: string;
  readonly title: string;
  readonly hasPassed: boolean;
}

/** What of Vitest's and Playwright's JSON is read here. */
interface VitestReport {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
interface PlaywrightReport {
  readonly stats: { readonly startTime: string };
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

/** Stages of `npm test` that leave a report, and its name. */
const stages = { unit: 'unit', 'built pages': 'build', journeys: 'journeys', audits: 'audits' };

/** The tests that ran with the sources as they are, and the stages that left no such report. */
export function readReports(folder = join(root, 'test-results')) {
  const ran: Ran[] = [];
  const missing: string[] = [];
  const changed = lastChange();
  for (const [stage, name] of Object.entries(stages)) {
    const file = join(folder, `${name}.json`);
    const report = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport);
    if (!report || startOf(report) < changed) missing.push(stage);
    else ran.push(...('suites' in report ? ofPlaywright(report) : ofVitest(report)));
  }
  return { ran, missing };
}

/** When a source or a test was last changed, in ms: a report that began before says nothing of it. */
const lastChange = () =>
  Math.max(
    ...globSync('{src,tests,a11y,public}/**/*', { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

const startOf = (report: VitestReport | PlaywrightReport) =>
  'suites' in report ? Date.parse(report.stats.startTime) : report.startTime;

const ofVitest = ({ testResults }: VitestReport): Ran[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: pathInRepository(name),
      title,
      hasPassed: status === 'passed',
    })),
  );

const ofPlaywright = ({ config, suites }: PlaywrightReport): Ran[] =>
  suites.flatMap(withNested).flatMap(({ file, specs }) =>
    specs.map(({ title, tests }) => ({
      file: pathInRepository(resolve(config.rootDir, file)),
      title,
      // A test that passed at its second try is called flaky.
      hasPassed: tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    })),
  );

/** A file or a `describe`, and all that stand in it. */
const withNested = (suite: Suite): Suite[] => [suite, ...(suite.suites ?? []).flatMap(withNested)];
