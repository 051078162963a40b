// Writes src/ui/icons.svg, one sprite of the bold Phosphor drawings (MIT) that the site uses, and the list of their names.
// Run after changing the list: node tasks/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const names = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'baby',
  'book-open',
  'bowl-food',
  'calendar-dots',
  'caret-down',
  'check',
  'check-circle',
  'circle-half',
  'circle-notch',
  'clock',
  'envelope-simple',
  'eye',
  'handshake',
  'heart',
  'house-line',
  'info',
  'leaf',
  'list',
  'magnifying-glass',
  'map-pin',
  'moon',
  'music-notes',
  'paint-brush',
  'pause',
  'person',
  'phone',
  'play',
  'plus',
  'minus',
  'puzzle-piece',
  'shield-check',
  'smiley',
  'sparkle',
  'sun',
  'target',
  'tree',
  'users-three',
  'warning-circle',
  'x',
].sort();

const path = (name) => {
  const svg = readFileSync(
    new URL(`../node_modules/@phosphor-icons/core/assets/bold/${name}-bold.svg`, import.meta.url),
    'utf8',
  );
  return [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
};
const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 256 256"><path d="${path(name)}"/></symbol>`);
const list = `/** Written by tasks/icons.mjs. Do not edit. */
export const iconNames = [
${names.map((name) => `  '${name}',`).join('\n')}
] as const;

export type IconName = (typeof iconNames)[number];
`;
writeFileSync(
  new URL('../src/ui/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
writeFileSync(new URL('../src/ui/icon-names.ts', import.meta.url), list);
