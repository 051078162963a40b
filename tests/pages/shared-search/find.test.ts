import { expect, test } from 'vitest';

import { faqGroups } from '#content/values/lists.ts';
import { routes } from '#routes.ts';
import { find, type Found, type Piece } from '#pages/shared-search/find.ts';

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const marked = (pieces: readonly Piece[]) => pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);
const titles = (found: readonly Found[]) => found.map(({ title }) => textOf(title));
const questions = faqGroups.flatMap(({ items }) => items);
const titleOf = (id: string) => questions.find((question) => question.id === id)!.title;
const everything = ['question', 'page', 'post', 'term'] as const;

/** What parents type, as they type it, by the question that answers it. */
const asked: readonly (readonly [id: string, words: readonly string[]])[] = [
  [
    'fees',
    ['fee', 'fees', 'FEES', 'cost', 'price', 'how much', 'How much does it cost?', 'part-time fee', 'part-time'],
  ],
  ['subsidy', ['subsidy', 'help with the fee']],
  ['sick', ['sick', 'ill', 'cold', 'fever', 'flu', 'cough', 'my child is sick', 'stomach bug']],
  ['back', ['after a fever', 'come back']],
  ['medicine', ['medicine', 'medication', 'antibiotics']],
  ['food', ['food', 'lunch', 'meals', 'allergy', 'allergies', 'allergie', 'peanut', 'halal', 'menu', 'who cooks']],
  ['hours', ['hours', 'open', 'opening', 'What time do you open?']],
  ['closed-days', ['holidays', 'holiday', 'closed', 'Remembrance Day', 'Christmas']],
  ['late', ['late', 'late pick-up', 'late pickup', 'running late']],
  ['school', ['school bus', 'school run', 'bus', 'walk to school', 'before school', 'after school']],
  ['sleep', ['nap', 'naps', 'sleeping', 'rest']],
  ['place', ['waitlist', 'waiting list', 'spot', 'space', 'registraton', 'enrolment']],
  ['twins', ['twins', 'twin', 'siblings', 'sibling', 'two children', 'brother']],
  ['ages', ['how old', 'ages']],
  ['wheelchair', ['wheelchair', 'stroller', 'steps', 'ramp']],
  ['washroom', ['washroom', 'bathroom']],
  ['needs', ['special needs', 'autism', 'extra support']],
  ['visit', ['tour', 'visits', 'look around', 'May I look first?']],
  ['toilet', ['potty', 'diapers', 'toilet training']],
  ['licence', ['licence', 'license', 'licensed', 'inspection']],
  ['language', ['french', 'ukrainian']],
  ['outside', ['winter', 'smoke', 'wildfire smoke']],
];

test.each(asked)('the question about %s is the first that answers what parents call it', (id, all) => {
  for (const words of all) {
    const [first] = find(words, ['question']);
    expect(textOf(first?.title ?? []), words).toBe(titleOf(id));
    expect(first?.path).toBe(`/facts#${id}`);
  }
});

test.each(['fee', 'fees', 'cost', 'price'])('“%s” finds the main pages that say what it costs', (words) => {
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
