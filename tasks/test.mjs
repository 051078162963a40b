// npm test: everything, one line per stage with its time; the first failure ends it and shows its output. `npm test -- unit journeys` runs only these.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from './chromium.mjs';
import { environment, install, node, root } from './prepare.mjs';

const reports = join(root, 'test-results');
const vitest = (stage, ...projects) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${stage}.json`,
];
const playwright = (project) => ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--project', project];

const stages = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'types', command: ['tsc'] },
  { name: 'unit', command: vitest('unit', 'drawn', 'plain'), report: 'unit.json' },
  { name: 'build', command: [node, 'tasks/build.mjs'] },
  { name: 'built pages', command: vitest('build', 'build'), report: 'build.json' },
  { name: 'html', command: [node, 'tasks/html.mjs'] },
  { name: 'journeys', command: playwright('journeys'), report: 'journeys.json' },
  { name: 'audits', command: playwright('audits'), report: 'audits.json' },
  { name: 'requirements', command: [node, 'tasks/requirements.mjs', '--check'] },
];

const began = performance.now();
install();
mkdirSync(reports, { recursive: true });
environment.CHROMIUM_PATH = chromium();
console.log(`${'install'.padEnd(14)} ${seconds(began)}`);

let passed = 0;
const wanted = process.argv.slice(2);
for (const { name, command, report } of stages) {
  if (wanted.length && !wanted.includes(name)) continue;
  const since = performance.now();
  const { code, output } = await run(command, report);
  const count = report && code === 0 ? counted(report) : 0;
  passed += count;
  console.log(
    `${name.padEnd(14)} ${seconds(since)}${count ? `   ${count} tests` : ''}${code === 0 ? '' : '   FAILED'}`,
  );
  if (code !== 0) {
    console.log(output);
    console.log(`The stage "${name}" failed. Run it alone with: npm test -- "${name}"`);
    process.exit(1);
  }
}
console.log(`${'in all'.padEnd(14)} ${seconds(began)}`);
console.log(`${passed} passed, 0 failed`);

function run([program, ...args], report) {
  return new Promise((resolve) => {
    const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report && join(reports, report), FORCE_COLOR: '0' };
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Passed tests of a Vitest or Playwright report. */
function counted(report) {
  const { numPassedTests, stats } = JSON.parse(readFileSync(join(reports, report), 'utf8'));
  return numPassedTests ?? stats.expected;
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
}
