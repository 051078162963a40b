// npm run icons: writes src/ui/drawing/icons.svg, one sprite of the bold Phosphor drawings (MIT) that src/ui/drawing/icon-names.ts names. Run it after changing the list.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { iconNames } from '../src/ui/drawing/icon-names.ts';
import { root } from './programs.ts';

const pathOf = (name: string) => {
  const drawing = readFileSync(join(root, `node_modules/@phosphor-icons/core/assets/bold/${name}-bold.svg`), 'utf8');
  return [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
};
const symbols = iconNames.map(
  (name) => `<symbol id="${name}" viewBox="0 0 256 256"><path d="${pathOf(name)}"/></symbol>`,
);
writeFileSync(
  join(root, 'src/ui/drawing/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
