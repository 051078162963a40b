// What a comment or a page cites can be looked up in the repository: `REQ V3`, `decision 010`, `product decision 18`.
import { globSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { requirements } from './requirements.ts';

/** Every text that people write, as one line, so that a citation may stand on two. Transcripts are left out. */
const texts = globSync('{{src,tests,a11y,tasks,docs,imagery,deploy}/**/,}*.{ts,tsx,mjs,js,css,md,py,tsv,html,txt}')
  .filter((file) => !/^a11y[\\/]records[\\/]|node_modules/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ') }));

const list = '(?:, | and | to |; )?';
const numbers = /\d+/g;

/** Each number or id that is cited in this way, with the file that cites it. */
const cited = (citation: RegExp, name: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(citation)].flatMap(([whole]) => [...whole.matchAll(name)].map(([id]) => ({ file, id }))),
  );

test('every requirement that a text cites is in the table', () => {
  const known = new Set(requirements.map(({ id }) => id));
  const all = cited(new RegExp(`\\bREQ (?:[A-Z]\\d+${list})+`, 'g'), /\b[A-Z]\d+/g);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('every decision that a text cites by three digits has its page in docs/decisions', () => {
  const known = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3)));
  const all = cited(new RegExp(`(?<!product )\\bdecisions? (?:\\d+${list})+`, 'gi'), numbers);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('every product decision that a text cites is a paragraph of docs/product-decisions.md', () => {
  const page = readFileSync('docs/product-decisions.md', 'utf8');
  const known = new Set([...page.matchAll(/^(\d+)\. /gm)].map(([, id]) => id));
  const all = cited(new RegExp(`\\bproduct decisions? (?:\\d+${list})+`, 'gi'), numbers);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(({ id }) => !known.has(id!))).toEqual([]);
});

test('no text cites a document that is not in the repository', () => {
  const all = cited(/\b(?:specifications?|spec|pitfall|trap) [A-Z]?\d+/gi, /.+/g);
  expect(all).toEqual([]);
});
