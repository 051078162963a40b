// Writes src/ui/icon-paths.ts, the bold Phosphor drawings (MIT) that src/ui/icon-names.ts names.
// Run after changing the list: node tasks/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
// Read as text, so that any Node can run this.
const names = [...read('src/ui/icon-names.ts').matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, name]) => name);

const path = (name) =>
  [...read(`node_modules/@phosphor-icons/core/assets/bold/${name}-bold.svg`).matchAll(/ d="([^"]+)"/g)]
    .map(([, line]) => line)
    .join('');
const lines = names.map((name) => `  '${name}': '${path(name)}',`);
writeFileSync(
  new URL('../src/ui/icon-paths.ts', import.meta.url),
  `/** Written by tasks/icons.mjs: the line of each icon, in a square of 256. */\nexport const iconPaths = {\n${lines.join('\n')}\n} as const;\n`,
);
