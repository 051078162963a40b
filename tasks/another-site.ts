// npm test -- "another site": builds and tests two other daycares (SITE=FOLDER npm test) in a copy of the project, and searches them for words of the sample:
// Blue Spruce (tests/another-site), which has something of each kind, and one that has only what `npm run site -- new` wrote.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { answersOf } from '../tests/new-daycare.ts';
import { copyProject } from './another-site/copy.ts';
import { findSampleWords } from './another-site/sample-words.ts';
import { environment, node, root, run } from './programs.ts';
import { resultsIn, type TestResult } from './test-report.ts';

const stages = ['build', 'unit', 'built pages', 'html', 'journeys', 'axe', 'journeys of a release'];
/** Where there is something of each kind, longer words and more of them than the sample has meet every audit. */
const everyStage = [...stages, 'audits'];

const copy = mkdtempSync(join(tmpdir(), 'another-site-'));
try {
  copyProject(copy);
  execFileSync(node, ['tasks/another-site/blue-spruce.ts'], { cwd: copy });
  execFileSync(node, ['tasks/site.ts', 'new', 'acorns'], { cwd: copy, input: answersOf('none') });
  const results = [...(await testsOf('tests/blue-spruce', everyStage)), ...(await testsOf('acorns', stages))];
  writeReport(results);
  process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Resolves to the results of all stages and of the search for words of the sample, each as a test. */
async function testsOf(site: string, names: readonly string[]): Promise<TestResult[]> {
  console.log(`\n${site}`);
  // A build keeps the scripts of the one before, for those who still read its pages.
  rmSync(join(copy, 'dist'), { recursive: true, force: true });
  const code = await run(node, ['tasks/test.ts', ...names], { cwd: copy, env: { ...environment, SITE: site } });
  const found = await findSampleWords(copy, site);
  console.log(found.length ? `Words of the sample are left:\n${found.join('\n')}` : 'No word of the sample is left.');
  return [
    ...resultsIn(join(copy, 'test-results')),
    { title: 'every stage has passed', seconds: 0, isPassed: code === 0 },
    { title: 'no word of the sample is left', seconds: 0, isPassed: !found.length },
  ].map(({ title, ...result }) => ({ title: `${site}: ${title}`, ...result }));
}

/** Writes the results into the report that `npm run test:all` reads. */
function writeReport(results: readonly TestResult[]) {
  const assertionResults = results.map(({ title, seconds, isPassed }) => ({
    fullName: title,
    duration: seconds * 1000,
    status: isPassed ? 'passed' : 'failed',
  }));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/another-site.json'), JSON.stringify({ testResults: [{ assertionResults }] }));
}
