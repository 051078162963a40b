// node tasks/run.mjs settings: writes the table of docs/settings.md from the settings themselves (src/gateway/settings.ts). A test fails while the table is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { described } from './every-setting.ts';
import { root, run } from './programs.ts';

const page = 'docs/settings.md';
const rows = described.map(
  ({ name, preset, meaning }) => `| \`${name}\` | ${preset && `\`${preset}\``} | ${meaning} |`,
);
const file = join(root, page);
const text = readFileSync(file, 'utf8');
writeFileSync(
  file,
  text.replace(
    /^\|.*\n\|[ -|]*\n(?:\|.*\n)*/m,
    () => `| name | default | meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
  ),
);
process.exit(await run('oxfmt', [page]));
