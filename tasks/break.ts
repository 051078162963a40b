// npm run break: breaks the site on purpose in a copy of it, one fault at a time, and prints whether the fault's test fails. It exits with 1 if one does not.
//   npm run break             every fault of tasks/break/faults.ts
//   npm run break -- dialog   only those whose name contains "dialog"
//   npm run break -- --list   prints the faults and their tests, and breaks nothing
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { faults, type Command, type Fault } from './break/faults.ts';
import { chromium } from './chromium.ts';
import { environment, node, root } from './programs.ts';

const words = process.argv.slice(2);
const lineOf = ([what, , , , test]: Fault) => `${what.padEnd(36)} ${test.at(-1)}`;
if (words.includes('--list')) {
  for (const fault of faults) console.log(lineOf(fault));
  process.exit();
}
const chosen = faults.filter(([what]) => what.includes(words.join(' ')));
if (!chosen.length) {
  console.error(`No fault has "${words.join(' ')}" in its name. npm run break -- --list prints them.`);
  process.exit(1);
}

const copy = mkdtempSync(join(tmpdir(), 'broken-'));
const env = { ...environment, CHROMIUM_PATH: chromium(), NO_COLOR: '1' };
let unseen = 0;
try {
  copySources();
  for (const fault of chosen) {
    const [, file, before, after, test] = fault;
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const isWhole = passes(test);
    writeFileSync(path, text.replace(before, after));
    const isSeen = isWhole && !passes(test);
    writeFileSync(path, text);
    if (!isSeen) unseen += 1;
    console.log(`${isSeen ? 'seen    ' : isWhole ? 'NOT SEEN' : 'no test '}  ${lineOf(fault)}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${unseen || 'None'} not seen.`);
process.exit(unseen ? 1 : 0);

/** Copies every file that Git tracks. */
function copySources() {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Whether the test passes in the copy as it is now. A site that cannot be built counts as one whose test fails. */
function passes(test: Command): boolean {
  const [program, , , project] = test;
  const needsBuild = program === 'playwright' || project === 'build';
  if (needsBuild && runThere([node, 'tasks/build.ts']).status !== 0) return false;
  const { status, stdout } = runThere(test);
  // Vitest also ends well when no test has the title; then it has no line of passed tests.
  return status === 0 && /\b[1-9]\d* passed/.test(stdout);
}

function runThere([program, ...args]: Command) {
  return spawnSync(program, args, { cwd: copy, env, encoding: 'utf8' });
}
