// Writes src/ui/icons.svg, one sprite of the bold Phosphor drawings (MIT) that src/ui/icon-names.ts names.
// Run after changing the list: node tasks/icons.ts
import { readFileSync, writeFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
// Read as text, so that any Node can run this.
const names = [...read('src/ui/icon-names.ts').matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, name]) => name);

const path = (name) =>
  [...read(`node_modules/@phosphor-icons/core/assets/bold/${name}-bold.svg`).matchAll(/ d="([^"]+)"/g)]
    .map(([, line]) => line)
    .join('');
const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 256 256"><path d="${path(name)}"/></symbol>`);
writeFileSync(
  new URL('../src/ui/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
