import { expect, test } from 'vitest';

import { faqGroups } from '#content/site/faqs.ts';
import { routes } from '#routes.ts';
import { find, type Found, type Piece } from '#pages/search/find.ts';

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const marked = (pieces: readonly Piece[]) => pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);
const titles = (found: readonly Found[]) => found.map(({ title }) => textOf(title));
const questions = faqGroups.flatMap(({ items }) => items);
const titleOf = (id: string) => questions.find((question) => question.id === id)!.title;
const everything = ['question', 'page', 'post', 'term'] as const;

test.each([
  ['fees', ['fee', 'fees', 'FEES', 'cost', 'price', 'subsidy', 'how much', 'How much does it cost?', 'part-time fee']],
  ['sick', ['sick', 'ill', 'fever', 'flu']],
  ['food', ['food', 'lunch', 'meals', 'allergy', 'allergies', 'allergie', 'peanut', 'halal']],
  ['hours', ['hours', 'open', 'opening', 'What time do you open?', 'holidays']],
  ['sleep', ['nap', 'naps', 'sleeping', 'rest']],
  ['place', ['waitlist', 'waiting', 'spot', 'space', 'registraton', 'enrolment']],
  ['ages', ['how old', 'ages']],
  ['needs', ['wheelchair', 'special needs', 'autism']],
  ['visit', ['tour', 'visits']],
  ['toilet', ['potty', 'diapers', 'toilet training']],
  ['licence', ['licence', 'license', 'licensed']],
])('the question about %s is the first that answers what parents call it', (id, asked) => {
  for (const words of asked) expect(titles(find(words, ['question']))[0], words).toBe(titleOf(id));
});

test.each(['fee', 'fees', 'cost', 'price', 'subsidy'])('“%s” finds the main pages that say what it costs', (words) => {
  const program = find(words, ['page']).find(({ path }) => path === '/program')!;
  expect(textOf(program.answer)).toMatch(/\$\d/);
  expect(marked(program.answer).join(' ')).toMatch(/fee|cost/i);
});

test('the words that were looked for, and those that mean the same, are marked in the title and in the answer', () => {
  const [first] = find('prices', ['question']);
  expect(marked(first!.title)).toEqual(['cost']);
  expect(marked(first!.answer)).toEqual(['fee']);
});

test('only what was asked for is looked through, and only main pages are pages', () => {
  const main = new Set<string>(routes.filter(({ group }) => group === 'main').map(({ path }) => path));
  for (const { path } of find('', ['page'])) expect(main.has(path), path).toBe(true);
  expect(find('', ['page'])).toHaveLength(main.size);
  for (const kind of everything)
    expect(new Set(find('school', [kind]).map((found) => found.kind)).size).toBeLessThan(2);
});

test('case, accents and the order of words do not matter, and a word may be half typed', () => {
  const [plain] = find('mindfulness', ['term']);
  expect(titles(find('MÍNDFULNESS', ['term']))).toEqual([textOf(plain!.title)]);
  expect(titles(find('mindfuln', ['term']))).toEqual([textOf(plain!.title)]);
  expect(titles(find('training toilet', ['question']))).toEqual(titles(find('toilet training', ['question'])));
});

test.each(['zebra', 'submarine', 'the', '?!'])('“%s” finds nothing', (words) => {
  expect(find(words, everything)).toEqual([]);
});

test('a whole word is not taken for the beginning of others', () => {
  for (const { title, answer } of find('fee', everything))
    for (const word of [...marked(title), ...marked(answer)]) expect(word).not.toMatch(/^fee(l|t|d)/i);
});
