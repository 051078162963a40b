// node tasks/run.mjs icons: writes src/ui/drawing/icon-paths.ts, the bold Phosphor drawings (MIT) that src/ui/drawing/icon-names.ts names. Run it after changing the list.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { iconNames } from '../src/ui/drawing/icon-names.ts';
import { root } from './programs.ts';

const pathOf = (name: string) => {
  const drawing = readFileSync(join(root, `node_modules/@phosphor-icons/core/assets/bold/${name}-bold.svg`), 'utf8');
  return [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
};
const lines = iconNames.map((name) => `  '${name}': '${pathOf(name)}',`);
writeFileSync(
  join(root, 'src/ui/drawing/icon-paths.ts'),
  `/** Written by \`node tasks/run.mjs icons\`: the outline of each icon, in a square of 256. */\nexport const iconPaths = {\n${lines.join('\n')}\n} as const;\n`,
);
