import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { faultsOfRuns, faultsOfTables } from '../../tasks/requirements/faults.ts';
import { readReports } from '../../tasks/requirements/ran.ts';
import { temporaryFolder } from '../gateway/gateway.ts';
import { allTests, root } from '../named-tests.ts';
import { requirements, showings } from '../requirements.ts';

const rules = 'tests/forms/rules.test.ts';
const routes = 'tests/journeys/routes.spec.ts';
const sources = [
  { file: rules, title: 'on ${day} the %s window is right' },
  { file: routes, title: '${path} opens' },
];
const showing = (file: string, name: string, ...ids: string[]) => ({ file, test: name, ids });

/** A folder with a report of each stage, as Vitest and Playwright write them; all of them began at this time. */
function reportsOf(startTime: Date, results: { window: string; page: string }) {
  const folder = temporaryFolder();
  const write = (name: string, report: object) => writeFileSync(join(folder, name), JSON.stringify(report));
  const assertions = [{ title: 'on 28 February the birth window is right', status: results.window }];
  write('unit.json', {
    startTime: startTime.getTime(),
    testResults: [{ name: join(root, rules), assertionResults: assertions }],
  });
  write('build.json', { startTime: startTime.getTime(), testResults: [] });
  const specs = [{ title: '/about opens', tests: [{ status: results.page }] }];
  const config = { rootDir: join(root, 'tests') };
  const stats = { startTime: startTime.toISOString() };
  const file = 'journeys/routes.spec.ts';
  write('journeys.json', { config, stats, suites: [{ file, specs: [], suites: [{ file, specs }] }] });
  write('audits.json', { config, stats, suites: [] });
  return folder;
}
const tomorrow = new Date(Date.now() + 86_400_000);
const shown = [showing(rules, 'on * the birth window is right', 'V30'), showing(routes, '/about opens', 'R7')];

test('every requirement of the client is shown by a test that exists', () => {
  expect(requirements.length).toBeGreaterThan(600);
  expect(faultsOfTables(requirements, showings, allTests)).toEqual([]);
});

test('a requirement without a test, an unknown requirement and a test that was renamed are refused', () => {
  const table = [...shown, showing(routes, '/about has opened', 'R8', 'Q1'), showing(rules, '/about opens', 'R7')];
  expect(faultsOfTables([{ id: 'V30' }, { id: 'V31' }, { id: 'R7' }, { id: 'R8' }], table, sources)).toEqual([
    'There is no requirement Q1.',
    'No test shows V31.',
    `“/about has opened” in ${routes} does not exist, but should show R8, Q1.`,
    `“/about opens” in ${rules} does not exist, but should show R7.`,
  ]);
});

test('tests that ran and passed show their requirements, also one that passed at its second try', () => {
  const { ran, missing } = readReports(reportsOf(tomorrow, { window: 'passed', page: 'flaky' }));
  expect(missing).toEqual([]);
  expect(faultsOfRuns(shown, ran)).toEqual([]);
});

test('a test that failed, was skipped or did not run shows nothing', () => {
  const { ran } = readReports(reportsOf(tomorrow, { window: 'failed', page: 'skipped' }));
  expect(faultsOfRuns([...shown, showing(routes, '/program opens', 'R23')], ran)).toEqual([
    `“on * the birth window is right” in ${rules} did not pass (“on 28 February the birth window is right”), but should show V30.`,
    `“/about opens” in ${routes} did not pass (“/about opens”), but should show R7.`,
    `“/program opens” in ${routes} did not run, but should show R23.`,
  ]);
});

test('a report from before the last change of the sources counts for nothing', () => {
  const { ran, missing } = readReports(reportsOf(new Date(0), { window: 'passed', page: 'expected' }));
  expect(ran).toEqual([]);
  expect(missing).toEqual(['unit', 'built pages', 'journeys', 'audits']);
});
