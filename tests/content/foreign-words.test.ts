// Words of another language within a text: each is a piece of it, whatever its capitals, and nothing else is.
import { expect, test } from 'vitest';

import { piecesOf } from '#content/rules/foreign-words.ts';

const fr = { lang: 'fr' } as const;
const ar = { lang: 'ar', dir: 'rtl' } as const;
const foreign = [
  { words: 'garde', lang: fr },
  { words: 'Garde à temps plein (100 h)', lang: fr },
  { words: 'عصر', lang: ar },
] as const;
const markedIn = (text: string) => {
  const pieces = piecesOf(text, foreign);
  expect(pieces.map(({ words }) => words).join('')).toBe(text);
  return pieces.filter(({ lang }) => lang);
};

test('the longest of them are marked, at the beginning of a sentence, too', () => {
  expect(markedIn('Garde à temps plein (100 h) costs $310 a month.')).toEqual([
    { words: 'Garde à temps plein (100 h)', lang: fr },
  ]);
  expect(markedIn('Three days are garde à temps plein (100 h), or garde.')).toEqual([
    { words: 'garde à temps plein (100 h)', lang: fr },
    { words: 'garde', lang: fr },
  ]);
});

test('each has the language of its own words', () =>
  expect(markedIn('عصر and garde cost $5.')).toEqual([
    { words: 'عصر', lang: ar },
    { words: 'garde', lang: fr },
  ]));

test('a part of a word is none of them', () => expect(markedIn('We are in the gardens.')).toEqual([]));
