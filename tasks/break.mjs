// npm run break: breaks the site on purpose, one thing at a time, in a copy of it, and tells which test sees it. It fails if one does not.
// `npm run break -- dialog` breaks only what has that word.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { chromium } from './chromium.mjs';
import { environment, install, node, root } from './prepare.mjs';

const unit = (file, title) => ['vitest', 'run', file, '-t', title];
const built = (file, title) => ['vitest', 'run', '--project', 'build', file, '-t', title];
const audit = (title) => [
  ...'playwright test --config tests/playwright.config.ts --project audits --workers 1 a11y/pages.spec.ts -g'.split(
    ' ',
  ),
  title,
];

/** What is broken, the file, its words before and after, and the test that must see it. */
const faults = [
  [
    'a removed label',
    'src/ui/field.tsx',
    'htmlFor={id} className="mb-2 block text-label"',
    'className="mb-2 block text-label"',
    unit('tests/ui/field.test.tsx', 'has a visible label'),
  ],
  [
    'a live region removed',
    'src/ui/toaster.tsx',
    '<Region role="status" announce="polite" spoken={spoken} />',
    '',
    unit('tests/ui/toaster.test.tsx', 'the spoken region is in the first HTML'),
  ],
  [
    'the focus lost on a change of step',
    'src/forms/registration/use-registration.ts',
    '    heading.current?.focus();\n',
    '',
    unit('tests/forms/registration/registration-form.test.tsx', 'the heading of the step takes the focus'),
  ],
  [
    'a contrast of 4.4:1',
    'src/design/tokens.ts',
    "'ink-soft': '#4D3C55'",
    "'ink-soft': '#7D6D85'",
    unit('tests/design/contrast.test.ts', 'every promised pair of the light scheme holds'),
  ],
  [
    'the header over the focus',
    'src/design/base.css',
    'scroll-padding-top: 6rem;',
    '',
    audit('/privacy: Tab goes to every control'),
  ],
  [
    'what moves by itself without Pause',
    'src/ui/marquee.tsx',
    'onClick={toggle}',
    'onClick={() => {}}',
    unit('tests/ui/marquee.test.tsx', 'the Pause button stops it'),
  ],
  [
    'a positive tabindex',
    'src/frame/frame.tsx',
    'id="main" tabIndex={-1}',
    'id="main" tabIndex={1}',
    audit('/about at rest'),
  ],
  [
    'a window without a name',
    'src/ui/dialog.tsx',
    "import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';",
    "import { Content, Overlay, Portal, Root } from '@radix-ui/react-dialog';\nconst Title = 'p';",
    unit('tests/ui/dialog.test.tsx', 'a dialog is named by its title'),
  ],
  [
    'a picture without alt',
    'src/ui/picture.tsx',
    '        alt={alt}\n',
    '',
    built('tests/build/pages.test.ts', 'every picture has a size'),
  ],
  [
    'an h2 turned h4',
    'src/sections/about/mission.tsx',
    '<h2 className="text-2 text-saskatoon-deep">{title}</h2>',
    '<h4 className="text-2 text-saskatoon-deep">{title}</h4>',
    built('tests/build/pages.test.ts', 'headings never skip a level'),
  ],
  [
    'links 20 px high',
    'src/ui/link.tsx',
    "line: 'inline-flex min-h-target min-w-target items-center gap-2'",
    "line: 'inline-flex h-5 min-w-target items-center gap-2 leading-none'",
    audit('/about: a thumb hits every control'),
  ],
  [
    'what moves under reduced motion',
    'src/ui/marquee.tsx',
    'if (!row || !item || reduced) return;',
    'if (!row || !item) return;',
    audit('/: a thumb hits every control'),
  ],
];

install();
const copy = mkdtempSync(join(tmpdir(), 'broken-'));
const env = { ...environment, CHROMIUM_PATH: chromium(), AUDIT: 'all', NO_COLOR: '1' };
const run = ([program, ...args]) => spawnSync(program, args, { cwd: copy, env, encoding: 'utf8' });
const needsBuild = ([program, , , project]) => program === 'playwright' || project === 'build';

/** Whether the test passes in the copy as it is now. A site that cannot be built counts as seen. */
function passes(test) {
  if (needsBuild(test) && run([node, 'tasks/build.mjs']).status !== 0) return false;
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
    if (!text.includes(before))
      throw new Error(`${dirname(file)}: there is no "${before.trim()}" in ${file} any more.`);
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
