// npm test -- "another site": builds the second daycare (SITE=tests/another-site) in a copy of the project, and runs the tests that must pass for any daycare.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyProject } from './another-site/copy.ts';
import { findSampleWords } from './another-site/sample-words.ts';
import { environment, node, root, run } from './programs.ts';
import { resultsOf } from './test-report.ts';

/** Its folder, in the copy. */
const site = 'tests/another-site';

/** Unit tests whose outcome may depend on what a daycare writes. */
const unit = ['app', 'content', 'design', 'forms', 'frame', 'mail', 'pages', 'gateway/forms', 'routes'];
const built = ['build/pages', 'build/links'];

/** Each writes its report under its name. The journeys are registration, contact, menus and a visit without scripts; the audits are the short set. */
const stages: Readonly<Record<string, readonly string[]>> = {
  unit: ['vitest', 'run', '--project', 'drawn', '--project', 'plain', ...unit.map((name) => `tests/${name}`)],
  build: ['vitest', 'run', '--project', 'build', ...built.map((name) => `tests/${name}`)],
  journeys: playwright('journeys', '--grep', '@any-daycare'),
  audits: playwright('axe'),
};

const copy = mkdtempSync(join(tmpdir(), 'another-site-'));
const reports = join(copy, 'test-results');
const wanted = process.argv.slice(2);

try {
  copyProject(root, copy);
  mkdirSync(reports, { recursive: true });
  process.exitCode = (await runThere('build', [node, 'tasks/build.ts'])) || (await runStages());
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Runs every stage, even after one that failed, and resolves to the exit code. */
async function runStages(): Promise<number> {
  let code = 0;
  for (const [name, command] of Object.entries(stages)) {
    if (wanted.length && !wanted.includes(name)) continue;
    const reporters = command[0] === 'vitest' ? vitestReporters(name) : [];
    const ended = await runThere(name, [...command, ...reporters]);
    code ||= ended;
  }
  const found = await findSampleWords(root, copy, site);
  console.log(found.length ? `Words of the sample are left:\n${found.join('\n')}` : 'No word of the sample is left.');
  writeReport(found.length);
  return found.length ? 1 : code;
}

async function runThere(name: string, [program = '', ...args]: readonly string[]): Promise<number> {
  const began = performance.now();
  const env = { ...environment, SITE: site, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${name}.json`) };
  const code = await run(program, args, { cwd: copy, env });
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return code;
}

/** Writes the results of all stages into the report that `npm run test:all` reads. The search for the sample's words counts as one test. */
function writeReport(found: number) {
  const tests = Object.keys(stages).flatMap((name) => resultsOf(join(reports, `${name}.json`)));
  const search = { title: 'no word of the sample is left', seconds: 0, isPassed: !found };
  const assertionResults = [...tests, search].map(({ title, seconds, isPassed }) => ({
    fullName: title,
    duration: seconds * 1000,
    status: isPassed ? 'passed' : 'failed',
  }));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/another-site.json'), JSON.stringify({ testResults: [{ assertionResults }] }));
}

function vitestReporters(name: string) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`];
}

function playwright(project: string, ...args: string[]) {
  return ['playwright', 'test', '--config', 'tests/playwright.config.ts', `--project=${project}`, ...args];
}
