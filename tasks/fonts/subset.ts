// The fonts as the site serves them: of each family a subset for the first screen, and the published files for all other letters (decision 014).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Blob, Face } from 'harfbuzzjs';
import subset from 'subset-font';

import { root } from '../programs.ts';

/** Where the files stand that `node tasks/run.mjs fonts` writes. */
export const folder = join(root, 'src/design/fonts');
const modules = (path: string) => join(root, 'node_modules', path);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
/** What English and French are written with, and the signs in the site's own words: the letters of the first file. A capital Ÿ begins no word; the makers have it in another file. */
const firstLetters = [...ascii, '\u00A0', ...'ÀÂÆÇÈÉÊËÎÏÔÙÛÜŒàâæçèéêëîïôùûüÿœ', ...'©«°·»¼½¾×–—‘’“”•…−'];

/** What browsers apply unasked, and the figures of equal width that tables ask for. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

interface Family {
  readonly name: string;
  readonly file: string;
  /** Those that the styles use; `<b>` within a heavy line is 900. */
  readonly weights: { readonly min: number; readonly max: number };
}
export const families: readonly Family[] = [
  { name: 'Winky Sans Variable', file: 'winky-sans', weights: { min: 650, max: 900 } },
  { name: 'Atkinson Hyperlegible Next Variable', file: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } },
];

/** The two files of a family as they are published, by the letters that are in them. */
export const published = ({ file }: Family) =>
  ['latin', 'latin-ext'].map((part) => `@fontsource-variable/${file}/files/${file}-${part}-wght-normal.woff2`);
export const firstFile = ({ file }: Family) => join(folder, `${file}.woff2`);

/** The first file of a family: few letters, and the weights that are used. Hints stay: without them Linux sets the letters in whole pixels, wider than before. */
export const subsetOf = (family: Family): Promise<Uint8Array> =>
  subset(readFileSync(modules(published(family)[0]!)), firstLetters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: family.weights },
    keepFeatures: features,
  });

/** The characters that a font file can draw, without the invisible ones, for which no file need be fetched. */
export async function lettersIn(font: Uint8Array): Promise<Set<number>> {
  const plain = await subset(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const all = [...new Face(new Blob(plain)).collectUnicodes()];
  return new Set(all.filter((code) => !/[\p{C}\u2000-\u200B]/u.test(String.fromCodePoint(code))));
}

/** All faces. No letter is in two faces of a family: a page asks for a file only if it has a letter that no file before it has. */
export async function faces(): Promise<string> {
  const rules = [];
  for (const family of families) {
    const taken = new Set(firstLetters.map((letter) => letter.codePointAt(0)!));
    rules.push(face(family, `./${family.file}.woff2`, taken));
    for (const path of published(family)) {
      const letters = await lettersIn(readFileSync(modules(path)));
      const more = new Set([...letters].filter((code) => !taken.has(code)));
      rules.push(face(family, path, more));
      for (const code of more) taken.add(code);
    }
  }
  return `/* Written by node tasks/run.mjs fonts. */\n${rules.join('')}`;
}

function face({ name, weights }: Family, source: string, letters: Set<number>): string {
  return `@font-face {
  font-family: '${name}';
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url('${source}') format('woff2');
  unicode-range: ${rangesOf(letters)};
}
`;
}

/** Numbers as U+20-7E, U+A0. */
function rangesOf(numbers: Set<number>): string {
  const hex = (number: number) => number.toString(16).toUpperCase();
  const runs: [number, number][] = [];
  for (const number of [...numbers].toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
