// npm run break: breaks the site on purpose, one thing at a time, in a copy of it, and tells which test sees it. It fails if one does not.
// `npm run break -- dialog` breaks only what has that word.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from './chromium.ts';
import { faults } from './break/faults.ts';
import { environment, install, node, root } from './prepare.mjs';

install();
const copy = mkdtempSync(join(tmpdir(), 'broken-'));
const env = { ...environment, CHROMIUM_PATH: chromium(), AUDIT: 'all', NO_COLOR: '1' };
const run = ([program, ...args]) => spawnSync(program, args, { cwd: copy, env, encoding: 'utf8' });
const needsBuild = ([program, , , project]) => program === 'playwright' || project === 'build';

/** Whether the test passes in the copy as it is now. A site that cannot be built counts as seen. */
function passes(test) {
  if (needsBuild(test) && run([node, 'tasks/build.ts']).status !== 0) return false;
  const { status, stdout } = run(test);
  // A title that nothing has fits no test, and none fails.
  return status === 0 && /\b[1-9]\d* passed/.test(stdout);
}

let unseen = 0;
try {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const wanted = process.argv.slice(2).join(' ');
  for (const [what, file, before, after, test] of faults.filter(([name]) => name.includes(wanted))) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const isWhole = passes(test);
    writeFileSync(path, text.replace(before, after));
    const isSeen = isWhole && !passes(test);
    writeFileSync(path, text);
    if (!isSeen) unseen += 1;
    console.log(`${isSeen ? 'seen    ' : isWhole ? 'NOT SEEN' : 'no test '}  ${what.padEnd(36)} ${test.at(-1)}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${unseen ? unseen : 'None'} not seen.`);
process.exit(unseen ? 1 : 0);
