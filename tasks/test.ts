// npm test: the stages that every change passes. npm run test:all: also those of a release. `npm test -- unit journeys` runs only the stages of these names.
import './build/site-there.ts';

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { otherBrowsers } from './browsers.ts';
import { chromium } from './chromium.ts';
import { environment, node, root } from './programs.ts';
import { resultsOf, type TestResult } from './test-report.ts';

interface Stage {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Of a stage that tests a build. */
  readonly needs?: 'build';
  /** Stages of a release are left out of `npm test`. */
  readonly of?: 'release';
  /** Installs what the stage alone needs. */
  readonly install?: () => void;
  /** What the stage cannot try, for the summary. */
  readonly limits?: string;
}

interface Outcome {
  readonly name: string;
  readonly isFailed: boolean;
  readonly seconds: number;
  readonly tests: readonly TestResult[];
  /** Titles of tests that failed, and passed when they were run again. */
  readonly flaky: readonly string[];
  readonly output: string;
}

/** More than so many flaky tests fail a run. */
const flakyAtMost = 2;

const reports = join(root, 'test-results');
/** Where Playwright leaves what it saw of a failure: each run clears its folder, so that a stage does not take away what the one before it left. */
const folderOf = (name: string) => join(reports, name.replaceAll(' ', '-'));
const reportOf = (name: string) => `${folderOf(name)}.json`;

const vitest = (name: string, ...projects: readonly string[]): Stage => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
});
const playwright = (name: string, ...projects: readonly string[]): Stage => ({
  name,
  command: [
    'playwright',
    'test',
    '--config',
    'tests/playwright.config.ts',
    '--output',
    folderOf(name),
    '--project',
    ...(projects.length ? projects : [name]),
  ],
  needs: 'build',
});

/** They take seconds: when one fails, nothing slower starts. */
const first: readonly Stage[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'types', command: ['tsc'] },
];
const build: Stage = { name: 'build', command: [node, 'tasks/build.ts'] };
/** One after the other; those of a line at once: each alone leaves a core free. */
const groups: readonly (readonly Stage[])[] = [
  [...first, build],
  [vitest('unit', 'drawn', 'drawn twice', 'plain')],
  [
    { ...vitest('built pages', 'build'), needs: 'build' },
    { name: 'html', command: [node, 'tasks/html.ts'], needs: 'build' },
  ],
  [playwright('journeys')],
  [playwright('axe')],
  [{ ...playwright('journeys of a release'), of: 'release' }],
  [{ ...playwright('audits'), of: 'release' }],
  [
    {
      ...playwright('browsers', 'chromium', 'firefox', 'webkit'),
      of: 'release',
      install: otherBrowsers,
      limits:
        'WebKitGTK’s window is at least 447 px wide, so what is tried at 390 px elsewhere was tried there at 447; its driver cannot press Shift+Tab.',
    },
  ],
  [{ name: 'another site', command: [node, 'tasks/another-site.ts'], of: 'release' }],
  [{ ...vitest('long', 'long'), needs: 'build', of: 'release' }],
];
const stages = groups.flat();

const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== '--all');
/** In a fresh clone a stage that is asked for alone has no build to test. */
const lacksBuild = !existsSync(join(root, 'dist')) && stages.some(({ name, needs }) => needs && wanted.includes(name));
const isWanted = ({ name, of }: Stage) =>
  wanted.length ? wanted.includes(name) || (name === 'build' && lacksBuild) : !of || words.includes('--all');
const names = stages.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`There is no stage named ${unknown.map((name) => `"${name}"`).join(', ')}.`);
  console.error(`The stages are: ${names.join(', ')}.`);
  process.exit(1);
}

const began = performance.now();
mkdirSync(reports, { recursive: true });

const outcomes: Outcome[] = [];
for (const group of groups) {
  if (outcomes.some(({ name, isFailed }) => isFailed && first.some((stage) => stage.name === name))) break;
  const wantedOnes = group.filter(isWanted);
  if (wantedOnes.some(({ command: [program] }) => program === 'playwright')) environment['CHROMIUM_PATH'] = chromium();
  for (const { install } of wantedOnes) install?.();
  const broken = outcomes.filter(({ isFailed }) => isFailed).map(({ name }) => name);
  const run = wantedOnes.map((stage) => (broken.includes(stage.needs ?? '') ? notRun(stage) : outcomeOf(stage)));
  for (const outcome of await Promise.all(run)) {
    outcomes.push(outcome);
    console.log(lineOf(outcome));
  }
}
sumUp();

function sumUp() {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const failures = outcomes.filter(({ isFailed }) => isFailed);
  for (const { name, output } of failures) {
    console.log(`\n──── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n${output}`);
    console.log(`Run this stage alone with: npm test -- "${name}"`);
  }
  if (failures.length) console.log(`\nSummary\n${outcomes.map(lineOf).join('\n')}`);
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  if (slowest.length) console.log('\nThe slowest tests');
  for (const { title, seconds } of slowest) console.log(`${timeOf(seconds)}  ${title}`);
  console.log(`\n${'in all'.padEnd(14)} ${timeOf(secondsSince(began))}`);
  for (const { limits } of stages.filter(isWanted)) if (limits) console.log(`not tried: ${limits}`);
  for (const title of flaky) console.log(`flaky: ${title}`);
  const isTooFlaky = flaky.length > flakyAtMost;
  if (isTooFlaky) console.log(`More than ${flakyAtMost} tests are flaky.`);
  const failed = failures.reduce((sum, outcome) => sum + Math.max(1, outcome.tests.filter(isBad).length), 0);
  console.log(`${tests.filter(({ isPassed }) => isPassed).length} passed, ${failed + Number(isTooFlaky)} failed`);
  process.exitCode = failures.length || isTooFlaky ? 1 : 0;
}

/** A stage whose build failed. */
function notRun({ name, needs }: Stage): Outcome {
  return {
    name,
    isFailed: true,
    seconds: 0,
    tests: [],
    flaky: [],
    output: `Not run: it needs "${needs}", which failed.`,
  };
}

/** Runs a stage. In continuous integration, browser tests that failed are run once more, alone: what passes then is flaky. */
async function outcomeOf(stage: Stage): Promise<Outcome> {
  const since = performance.now();
  const { name, command } = stage;
  const attempt = async (...more: string[]) => {
    // The report of an earlier run must not be counted for this one.
    rmSync(reportOf(name), { force: true });
    const { code, output } = await outputOf([...command, ...more], name);
    return { isFailed: code !== 0, output, tests: resultsOf(reportOf(name)) };
  };
  let { isFailed, output, tests } = await attempt();
  let flaky: string[] = [];
  if (isFailed && command[0] === 'playwright' && process.env['CI'] && tests.some(isBad)) {
    const again = await attempt('--last-failed', '--workers', '1');
    flaky = again.tests.filter(({ isPassed }) => isPassed).map(({ title }) => title);
    tests = [...tests.filter(({ isPassed }) => isPassed), ...again.tests];
    isFailed = again.isFailed;
    output += `\n──── once more ────\n${again.output}`;
  }
  return { name, isFailed, seconds: secondsSince(since), tests, flaky, output };
}

function outputOf([program = '', ...args]: readonly string[], name: string) {
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name), FORCE_COLOR: '0' };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function isBad({ isPassed }: TestResult): boolean {
  return !isPassed;
}

function lineOf({ name, seconds, tests, isFailed }: Outcome): string {
  const passed = tests.length - tests.filter(isBad).length;
  const failed = Math.max(1, tests.filter(isBad).length);
  const counts = [passed && `${passed} passed`, isFailed && `${failed} failed`].filter(Boolean).join(', ');
  return `${name.padEnd(14)} ${timeOf(seconds)}${counts && `   ${counts}`}`;
}

function secondsSince(moment: number): number {
  return (performance.now() - moment) / 1000;
}

function timeOf(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}
