// node tasks/run.mjs icons: writes src/ui/drawing/icon-paths.ts, the bold Phosphor drawings (MIT) that src/design/icon-names.ts names. Run it after changing the list.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import svgpath from 'svgpath';

import { iconNames } from '../src/design/icon-names.ts';
import { root } from './programs.ts';

/** In whole units of the makers’ own square of 256: their decimals are a third longer and no different to the eye. */
const pathOf = (name: string) => {
  const drawing = readFileSync(join(root, `node_modules/@phosphor-icons/core/assets/bold/${name}-bold.svg`), 'utf8');
  const path = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, part]) => part).join('');
  return svgpath(path).scale(1).rel().round(0).toString();
};
const lines = iconNames.map((name) => `  '${name}': '${pathOf(name)}',`);
writeFileSync(
  join(root, 'src/ui/drawing/icon-paths.ts'),
  `/** Written by \`node tasks/run.mjs icons\`: the outline of each icon, in a square of 256. */\nexport const iconPaths = {\n${lines.join('\n')}\n} as const;\n`,
);
