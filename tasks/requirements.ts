// npm run requirements: lists the rows of tests/requirements.tsv that no test shows yet. A test shows the rows whose ids end its title: "… (V3, V4)".
// With --check it fails unless their number is the one in tests/requirements-open.txt, which may only become smaller.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './programs.ts';

const rows = readFileSync(join(root, 'tests/requirements.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id = '', area = '', , text = '']) => ({ id, area, text }));

const tests = ['tests', 'a11y'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
);
const shown = new Set(
  tests.flatMap((text) =>
    [...text.matchAll(/\(((?:[A-Z]\d+(?:, )?)+)\)['"`]/g)].flatMap(([, ids = '']) => ids.split(', ')),
  ),
);
const unknown = [...shown].filter((id) => !rows.some((row) => row.id === id));
if (unknown.length) {
  console.error(`Tests name rows that do not exist: ${unknown.join(', ')}`);
  process.exit(1);
}

const open = rows.filter(({ id }) => !shown.has(id));
const areas = [...new Set(rows.map(({ area }) => area))];
if (!process.argv.includes('--check')) for (const { id, text } of open) console.log(`${id.padEnd(5)} ${text}`);
for (const area of areas) {
  const all = rows.filter((row) => row.area === area);
  console.log(
    `${area.padEnd(28)} ${String(all.filter(({ id }) => shown.has(id)).length).padStart(4)} of ${all.length}`,
  );
}
console.log(`${open.length} of ${rows.length} rows are shown by no test yet.`);

if (process.argv.includes('--check')) {
  const allowed = Number(readFileSync(join(root, 'tests/requirements-open.txt'), 'utf8'));
  if (open.length !== allowed) {
    console.error(
      open.length > allowed
        ? `Only ${allowed} rows may be without a test: ${open.map(({ id }) => id).join(' ')}`
        : `Well done: write ${open.length} into tests/requirements-open.txt, so that it stays so.`,
    );
    process.exit(1);
  }
}
