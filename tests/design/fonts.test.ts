// The fonts are cut down once (node tasks/run.mjs fonts): nothing that their families can draw is lost by it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { faces, families, firstFile, firstLetters, lettersIn, published, subsetOf } from '../../tasks/fonts/subset.ts';

const at = (path: string) => join(import.meta.dirname, '../..', path);
const styles = readFileSync(at('src/design/fonts/fonts.css'), 'utf8');
const rules = [...styles.matchAll(/@font-face \{.*?\n\}/gs)].map(([rule]) => ({
  family: /font-family: '(.*)'/.exec(rule)![1],
  letters: numbersOf(/unicode-range:([^;]*)/.exec(rule)![1]!),
}));

test.each(families)('the first file of $name is the one that the task writes', async (family) => {
  expect(Buffer.from(await subsetOf(family)).equals(readFileSync(firstFile(family)))).toBe(true);
});

test('the font faces are those that the task writes', async () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  expect(plain(styles)).toBe(plain(await faces()));
});

test.each(families)('the first file of $name has every letter of its unicode-range', async (family) => {
  const drawn = await lettersIn(readFileSync(firstFile(family)));
  expect(firstLetters.filter((letter) => letter > '\u00A0' && !drawn.has(letter.codePointAt(0)!))).toEqual([]);
});

test.each(families)('every letter of $name is in exactly one font face', async (family) => {
  const own = rules.filter((rule) => rule.family === family.name);
  for (const path of published(family)) {
    const letters = await lettersIn(readFileSync(at(`node_modules/${path}`)));
    expect(letters.size).toBeGreaterThan(100);
    for (const code of letters)
      expect(own.filter((rule) => rule.letters.has(code)).length, String.fromCodePoint(code)).toBe(1);
  }
});

test('what English and French are written with is in the first file', () => {
  const pangrams =
    'Portez ce vieux whisky au juge blond qui fume, dès Noël, où un zéphyr haï me vêt de glaçons würmiens : « L’ŒUVRE, ÇÀ ET LÀ ». The quick brown fox jumps over the lazy dog.';
  expect([...pangrams, ...pangrams.toUpperCase()].filter((letter) => !firstLetters.includes(letter))).toEqual([]);
});

/** U+20-7E, U+A0 as numbers. */
function numbersOf(ranges: string): Set<number> {
  const all = new Set<number>();
  for (const [, first = '', last = first] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g))
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1) all.add(code);
  return all;
}
