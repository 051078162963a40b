// npm test -- "another site": builds and tests the second daycare (SITE=tests/another-site npm test) in a copy of the project, and searches it for words of the sample.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyProject } from './another-site/copy.ts';
import { findSampleWords } from './another-site/sample-words.ts';
import { environment, node, root, run } from './programs.ts';
import { resultsIn } from './test-report.ts';

/** Its folder, in the copy. */
const site = 'tests/another-site';
const stages = ['build', 'unit', 'built pages', 'html', 'journeys', 'axe'];

const copy = mkdtempSync(join(tmpdir(), 'another-site-'));
try {
  copyProject(root, copy);
  const code = await run(node, ['tasks/test.ts', ...stages], { cwd: copy, env: { ...environment, SITE: site } });
  const found = await findSampleWords(root, copy, site);
  console.log(found.length ? `Words of the sample are left:\n${found.join('\n')}` : 'No word of the sample is left.');
  writeReport(found.length);
  process.exitCode = found.length ? 1 : code;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Writes the results of all stages into the report that `npm run test:all` reads. The search for the sample's words counts as one test. */
function writeReport(found: number) {
  const search = { title: 'no word of the sample is left', seconds: 0, isPassed: !found };
  const assertionResults = [...resultsIn(join(copy, 'test-results')), search].map(({ title, seconds, isPassed }) => ({
    fullName: title,
    duration: seconds * 1000,
    status: isPassed ? 'passed' : 'failed',
  }));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/another-site.json'), JSON.stringify({ testResults: [{ assertionResults }] }));
}
