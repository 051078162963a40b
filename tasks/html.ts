// Asks the Nu Html Checker, the validator of the W3C, about every built page. It runs on Java: the system's, or Debian's when there is none and we may.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { systemProgram } from './packages.ts';
import { root } from './prepare.mjs';

const java = systemProgram(
  'default-jre-headless',
  () => (spawnSync('java', ['-version']).status === 0 ? 'java' : undefined),
  'The check of the HTML needs Java: install a Java runtime from your system’s packages.',
);
const checker = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
// The map's frame has scripts and an origin of its own; the checker's warning is meant for frames of the page's own origin.
// What it says of CSS is left out: it knows no layers, container queries or geometry of SVG, and the pages' styles are compiled, not written.
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
