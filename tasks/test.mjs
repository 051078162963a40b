// npm test: runs every stage and sums up at the end; a stage that fails hides no other. `npm test -- unit journeys` runs only these stages.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from './chromium.mjs';
import { environment, install, node, root } from './prepare.mjs';

const reports = join(root, 'test-results');
const vitest = (report, ...projects) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, report)}`,
];
const playwright = (project) => ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--project', project];

/** `report` holds the counts of a stage's tests; `needs` names the stage without which it cannot run. */
const stages = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'types', command: ['tsc'] },
  { name: 'unit', command: vitest('unit.json', 'drawn', 'plain'), report: 'unit.json' },
  { name: 'build', command: [node, 'tasks/build.mjs'] },
  { name: 'built pages', command: vitest('build.json', 'build'), report: 'build.json', needs: 'build' },
  { name: 'html', command: [node, 'tasks/html.mjs'], needs: 'build' },
  { name: 'journeys', command: playwright('journeys'), report: 'journeys.json', needs: 'build' },
  { name: 'audits', command: playwright('audits'), report: 'audits.json', needs: 'build' },
  { name: 'another site', command: [node, 'tasks/another-site.ts'], report: 'another-site.json' },
  { name: 'requirements', command: [node, 'tasks/requirements.ts', '--ran'] },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length) {
  console.error(`There is no stage named ${unknown.map((name) => `"${name}"`).join(', ')}.`);
  console.error(`The stages are: ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const began = performance.now();
install();
mkdirSync(reports, { recursive: true });
environment.CHROMIUM_PATH = chromium();
console.log(`${'install'.padEnd(14)} ${seconds(began)}`);

const results = [];
for (const stage of stages) {
  if (wanted.length && !wanted.includes(stage.name)) continue;
  const blocker = results.find(({ name, isFailed }) => name === stage.needs && isFailed);
  const result = blocker ? skipped(stage) : await run(stage);
  results.push(result);
  console.log(lineOf(result));
}

const failed = results.filter(({ isFailed }) => isFailed);
for (const { name, output } of failed) {
  console.log(`\n──── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n${output}`);
  console.log(`Run this stage alone with: npm test -- "${name}"`);
}
if (failed.length) console.log(`\nSummary\n${results.map(lineOf).join('\n')}`);
console.log(`${'in all'.padEnd(14)} ${seconds(began)}`);
console.log(`${sumOf('passed')} passed, ${sumOf('broken')} failed`);
process.exitCode = failed.length ? 1 : 0;

/** A stage that was not run, because the one it needs failed. */
function skipped({ name, needs }) {
  return {
    name,
    isFailed: true,
    passed: 0,
    broken: 1,
    time: '',
    output: `Not run: it needs "${needs}", which failed.`,
  };
}

async function run({ name, command: [program, ...args], report }) {
  const since = performance.now();
  // A report that an earlier run left must not be counted for this one.
  if (report) rmSync(join(reports, report), { force: true });
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report && join(reports, report), FORCE_COLOR: '0' };
  const { code, output } = await outputOf(program, args, env);
  const { passed, broken } = countsOf(report);
  const isFailed = code !== 0;
  return { name, isFailed, passed, broken: isFailed ? Math.max(1, broken) : 0, time: seconds(since), output };
}

function outputOf(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Passed and failed tests of a Vitest or Playwright report; none if the stage has no report or ended before it wrote one. */
function countsOf(report) {
  const file = report && join(reports, report);
  if (!file || !existsSync(file)) return { passed: 0, broken: 0 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? { passed: stats.expected + stats.flaky, broken: stats.unexpected }
    : { passed: numPassedTests, broken: numFailedTests };
}

function lineOf({ name, time, passed, broken, isFailed }) {
  const counts = [passed && `${passed} passed`, isFailed && `${broken} failed`].filter(Boolean).join(', ');
  return `${name.padEnd(14)} ${time.padStart(8)}${counts ? `   ${counts}` : ''}`;
}

function sumOf(count) {
  return results.reduce((sum, result) => sum + result[count], 0);
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
}
