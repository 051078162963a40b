// Checks every built page with the Nu Html Checker, the validator of the W3C. It runs on Java: the system's, or Debian's package when there is none.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { systemProgram } from './packages.ts';
import { root } from './programs.ts';

const java = systemProgram(
  'default-jre-headless',
  () => (spawnSync('java', ['-version']).status === 0 ? 'java' : undefined),
  'The check of the HTML needs Java: install a Java runtime from your system’s packages.',
);
const checker = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
// Messages that are left out. `allow-same-origin`: the warning is about frames of the page's own origin, but the map's frame has another one. CSS: the checker
// does not know cascade layers, container queries or SVG geometry properties, which the compiled style sheets use.
const known = '(?:.*allow-same-origin|CSS: ).*';
const { status, stdout, stderr } = spawnSync(
  java,
  [
    '-Xss1m',
    '-jar',
    checker,
    '--errors-only',
    '--filterpattern',
    known,
    '--skip-non-html',
    '--format',
    'gnu',
    join(root, 'dist/client'),
  ],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
process.stdout.write(stdout + stderr);
process.exit(status ?? 1);
