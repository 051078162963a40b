// npm test: runs every stage and sums up at the end; a stage that fails hides no other. `npm test -- unit journeys` runs only these stages.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from './chromium.ts';
import { environment, node, root } from './programs.ts';
import { countsOf, type Counts } from './test-counts.ts';

interface Stage {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Name of the file with the counts of its tests. */
  readonly report?: string;
  /** Name of the stage without which it cannot run. */
  readonly needs?: string;
}

interface Result extends Counts {
  readonly name: string;
  readonly isFailed: boolean;
  readonly time: string;
  readonly output: string;
}

const reports = join(root, 'test-results');
const vitest = (report: string, ...projects: readonly string[]): Stage['command'] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, report)}`,
];
const playwright = (project: string): Stage['command'] => [
  'playwright',
  'test',
  '--config',
  'tests/playwright.config.ts',
  '--project',
  project,
];

const stages: readonly Stage[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'types', command: ['tsc'] },
  { name: 'unit', command: vitest('unit.json', 'drawn', 'plain'), report: 'unit.json' },
  { name: 'build', command: [node, 'tasks/build.ts'] },
  { name: 'built pages', command: vitest('build.json', 'build'), report: 'build.json', needs: 'build' },
  { name: 'html', command: [node, 'tasks/html.ts'], needs: 'build' },
  { name: 'journeys', command: playwright('journeys'), report: 'journeys.json', needs: 'build' },
  { name: 'audits', command: playwright('audits'), report: 'audits.json', needs: 'build' },
  { name: 'engines', command: playwright('engines'), report: 'engines.json', needs: 'build' },
  { name: 'another site', command: [node, 'tasks/another-site.ts'], report: 'another-site.json' },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length) {
  console.error(`There is no stage named ${unknown.map((name) => `"${name}"`).join(', ')}.`);
  console.error(`The stages are: ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const began = performance.now();
mkdirSync(reports, { recursive: true });
environment['CHROMIUM_PATH'] = chromium();

const results: Result[] = [];
for (const stage of stages) {
  if (wanted.length && !wanted.includes(stage.name)) continue;
  const needed = results.find(({ name }) => name === stage.needs);
  const result = needed?.isFailed ? skipped(stage.name, needed.name) : await run(stage);
  results.push(result);
  console.log(lineOf(result));
}

const failures = results.filter(({ isFailed }) => isFailed);
for (const { name, output } of failures) {
  console.log(`\n──── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n${output}`);
  console.log(`Run this stage alone with: npm test -- "${name}"`);
}
if (failures.length) console.log(`\nSummary\n${results.map(lineOf).join('\n')}`);
console.log(`${'in all'.padEnd(14)} ${seconds(began)}`);
console.log(`${sumOf('passed')} passed, ${sumOf('failed')} failed`);
process.exitCode = failures.length ? 1 : 0;

/** A stage that is not run, because the one it needs failed. */
function skipped(name: string, needed: string): Result {
  return {
    name,
    isFailed: true,
    passed: 0,
    failed: 1,
    time: '',
    output: `Not run: it needs "${needed}", which failed.`,
  };
}

async function run({ name, command: [program, ...args], report }: Stage): Promise<Result> {
  const since = performance.now();
  const file = report && join(reports, report);
  // The report of an earlier run must not be counted for this one.
  if (file) rmSync(file, { force: true });
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' };
  const { code, output } = await outputOf(program, args, env);
  const { passed, failed } = file ? countsOf(file) : { passed: 0, failed: 0 };
  const isFailed = code !== 0;
  return { name, isFailed, passed, failed: isFailed ? Math.max(1, failed) : 0, time: seconds(since), output };
}

function outputOf(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function lineOf({ name, time, passed, failed, isFailed }: Result): string {
  const counts = [passed && `${passed} passed`, isFailed && `${failed} failed`].filter(Boolean).join(', ');
  return `${name.padEnd(14)} ${time.padStart(8)}${counts ? `   ${counts}` : ''}`;
}

function sumOf(kind: keyof Counts): number {
  return results.reduce((sum, result) => sum + result[kind], 0);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
}
