// What a parent asks on /places, as it is typed.
import { expect, test } from 'vitest';

import { hoursIn, readQuestion } from '#content/rules/question.ts';

const typed = { born: '2024-11-30', start: '2026-12-15', days: '3', hours: '8' };
const most = { days: 5, hours: 11 };
const read = (changes: Partial<typeof typed> = {}) => readQuestion({ ...typed, ...changes }, '2026-11-28', most);

test('a whole question', () =>
  expect(read()).toEqual({ question: { born: '2024-11-30', start: '2026-12-15', days: 3, hours: 8 } }));

test.each([
  ['8', 8],
  ['8.5', 8.5],
  ['8,5', 8.5],
  ['8½', 8.5],
  [' 8 1/2 ', 8.5],
  ['8:20', 8.5],
  ['8 h 30', 8.5],
  ['8h', 8],
  ['8.1', 8.25],
  ['8 hours a day', 8],
  ['10.75 hrs', 10.75],
  ['８', 8],
  ['٨٫٥', NaN],
  ['٨:٣٠', 8.5],
  ['۸', 8],
  ['eight', NaN],
  ['8-9', NaN],
  ['8:75', NaN],
  ['', NaN],
])('“%s” is so many hours: %d', (text, hours) => expect(hoursIn(text)).toBe(hours));

test.each([
  ['born', '', 'missing'],
  ['born', '2026-02-29', 'unreadable'],
  ['born', '0024-11-30', 'unreadable'],
  ['born', 'half-typed', 'unreadable'],
  ['start', '', 'missing'],
  ['start', '2026-11-27', 'past'],
  ['start', '30.12.2026', 'unreadable'],
  ['days', '', 'missing'],
  ['days', '6', 'too-many'],
  ['days', '0', 'unreadable'],
  ['days', '2.5', 'unreadable'],
  ['hours', '11.25', 'too-many'],
  ['hours', '0', 'unreadable'],
] as const)('%s “%s”: %s', (field, text, fault) =>
  expect(read({ [field]: text })).toEqual({ faults: { [field]: fault } }),
);

test('a child that is not born yet may ask, but not for a start before its birth', () => {
  expect(read({ born: '2027-03-01', start: '2028-03-01' })).toHaveProperty('question');
  expect(read({ born: '2027-03-01' })).toEqual({ faults: { start: 'before-birth' } });
});

test('care may start today', () => expect(read({ start: '2026-11-28' })).toHaveProperty('question'));
