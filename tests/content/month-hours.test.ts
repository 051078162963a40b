import { expect, test } from 'vitest';

import { limitIn, monthHours } from '#content/rules/month-hours.ts';

const limits = ['100 or more', '50 to 99'].map(limitIn);
const cares = ['fullTime', 'partTime', 'fewer'];

test.each([
  // Three days of eight hours: 24 × 52 = 1248, by 12.
  [3, 8, 104, 'fullTime', true],
  [3, 7, 91, 'partTime', false],
  [5, 11, 238.25, 'fullTime', false],
  [1, 11, 47.75, 'fewer', true],
  [2, 6, 52, 'partTime', true],
  [1, 4, 17.25, 'fewer', false],
  // Near the limits, where minutes decide.
  [3, 7.75, 100.75, 'fullTime', true],
  [1, 23, 99.75, 'fullTime', true],
  [2, 11.25, 97.5, 'partTime', true],
  [2, 5.75, 49.75, 'partTime', true],
  [3, 8.25, 107.25, 'fullTime', false],
  [2, 10.9, 94.5, 'partTime', false],
])('%i days a week of %d hours are %d hours a month, %s, close to a limit: %s', (days, hours, month, care, isClose) => {
  expect(monthHours(days, hours, limits)).toEqual({ hours: month, care: cares.indexOf(care), isClose });
});

test('a limit is the first number of its words', () => {
  expect(limits).toEqual([100, 50]);
  expect(limitIn('any')).toBeNaN();
});
