// What is read of words/registration.yaml besides its words: the closed form, and what a daycare asks in its own way.
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseSiteFile } from '#content/reader/site-file.ts';
import { siteFiles } from '#content/schemas/files.ts';

import { mistakesOf } from './mistakes-of.ts';

const words = readFileSync('tasks/site/blank/words/registration.yaml', 'utf8');
const read = (more: string) =>
  parseSiteFile('words/registration.yaml', `${words}${more}`, siteFiles['words/registration']);

test('a new folder is told of each entry, and each is right as it stands there', () => {
  const told = words.split('without it the form is as above, and open.\n#\n')[1]!;
  const entries = told.replaceAll(/^# ?/gm, '').replaceAll(/^[A-Z].*\n/gm, '');
  const { closed, notes, foundUs, fields } = read(entries);
  expect(closed).toEqual({ says: 'We are full until September.', until: '2027-08-31' });
  expect(notes).toContain('good time to call');
  expect(foundUs).toHaveLength(3);
  expect(fields?.map(({ kind }) => kind)).toEqual(['choices', 'line', 'days', 'second parent']);
});

test('without them nothing is said of them', () =>
  expect(Object.keys(read(''))).toEqual(['title', 'assurance', 'sent', 'refused']));

const choices = (list: string) => `fields:\n  - kind: choices\n    ask: Which house?\n    choices: ${list}`;
const nine = Array.from({ length: 9 }, (_, index) => `  - { kind: line, ask: Question ${index} }`).join('\n');

test.each([
  ['closed: true', 'closed must be a group of entries'],
  ['closed:\n  until: 2027-08-31', 'closed.says is missing. For example: We are full until September.'],
  ['closed:\n  says: ""', 'closed.says is empty. For example: We are full until September.'],
  ['closed:\n  says: Full.\n  until: September', 'closed.until is not a day of the calendar, written year-month-day'],
  [`notes: ${'long '.repeat(50)}`, 'notes is longer than 200 letters'],
  ['foundUs: [Friend]', 'foundUs needs at least 2 entries. For example: [A friend, The library, Something else]'],
  ['foundUs: [Friend, Web, friend]', 'foundUs, entry 3 stands twice: another one above is “friend”, too'],
  [`foundUs: [Friend, ${'x'.repeat(81)}]`, 'foundUs, entry 2 is longer than 80 letters'],
  [choices('[By the river]'), 'choices needs at least 2 entries. For example: [English, Another one]'],
  ['fields:\n  - kind: house', 'kind must be one of choices, line, days, second parent. For example: choices'],
  ['fields:\n  - kind: line', 'fields, entry 1: ask is missing. For example: Which language do you speak at home?'],
  ['fields:\n  - kind: choices\n    ask: Which house?', 'choices is missing. For example: [English, Another one]'],
  [
    'fields:\n  - kind: days\n    choices: [Monday, Friday]',
    'choices belong to a field of the kind “choices”, and this one is “days”. Take them out, or write kind: choices.',
  ],
  [
    'fields:\n  - { kind: days, lang: fr }',
    'fields, entry 1: lang is of a question in your words, and this one is asked in the program’s. Write “ask”, too, or take the line out.',
  ],
  [
    'fields:\n  - { kind: line, ask: Which school? }\n  - { kind: line, ask: which school }',
    'fields, entry 2: ask stands twice: another field above asks “which school”, too',
  ],
  [
    'fields:\n  - kind: days\n  - kind: days',
    'entry 2: kind stands twice: another field above asks “Which days of the week?”, too',
  ],
  [`fields:\n${nine}`, 'fields needs at most 8 entries'],
])('%s', (text, says) => {
  const mistakes = mistakesOf(() => read(text));
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toContain(says);
});
