// What is read of places.yaml, and what is said of mistakes.
import { expect, test } from 'vitest';

import { parseSiteFile } from '#content/reader/site-file.ts';
import { monthsFrom, suits } from '#content/rules/places.ts';
import { siteFiles } from '#content/schemas/files.ts';

import { mistakesOf } from './mistakes-of.ts';

const read = (text: string) => parseSiteFile('places.yaml', text, siteFiles.places);
const group = (places: string) => `checked: 2026-11-22\ngroups:\n  - group: infants\n    places:\n${places}`;

test('a file that says nothing is a daycare that publishes no places', () =>
  expect(read('{}')).toEqual({ groups: [], waitingList: [], help: [] }));

test.each([
  [group('      - month: 2026-13\n        free: 1'), 'month is not a month, written year-month. For example: 2026-12'],
  [group('      - month: December\n        free: 1'), 'month is not a month, written year-month. For example: 2026-12'],
  [group('      - month: 2026-12'), 'needs either “free”, the number of places, or “closed: yes”'],
  [
    group('      - month: 2026-12\n        free: 1\n        closed: yes'),
    'needs either “free”, the number of places, or “closed: yes”',
  ],
  [group('      - month: 2026-12\n        free: a few'), 'free must be a number. For example: 2'],
  [group('      - month: 2026-12\n        free: -1'), 'must be a whole number of places. For example: 2'],
  [
    group('      - month: 2026-12\n        free: 1\n        from: 2027-01-15'),
    'from is no day of 2026-12. For example: 2026-12-15',
  ],
  [
    group('      - month: 2026-12\n        free: 1\n      - month: 2026-12\n        free: 2'),
    'entry 2: month stands twice: another entry of the group is 2026-12, too.',
  ],
  [
    group('      - month: 2026-12\n        free: 1').replace('checked: 2026-11-22\n', ''),
    'checked is missing. For example: 2026-11-22',
  ],
  [
    group('      - month: 2026-12\n        free: 1\n        note: in the mornings\n        hours: 4.1'),
    'must be hours a day, such as 4 or 4.5',
  ],
  [
    group('      - month: 2026-12\n        free: 1\n        note: on Mondays\n        days: 8'),
    'must be a whole number of days a week',
  ],
  [group('      - month: 2026-12\n        free: 1\n        hours: 4'), 'note is missing. For example: in the mornings'],
  ['checked: 2999-01-01', 'checked is a day that is still to come.'],
  ['groups:\n  - group: Infants', 'group may have small letters, digits and single hyphens only'],
  ['groups:\n  - group: a\n    ages: about six', 'ages must be two ages with “to” between them'],
  ['groups:\n  - group: a\n    school: primary', 'school must be one of kindergarten, grades. For example: grades'],
  ['help:\n  - title: Grant\n    text: A.\n    link: alberta.ca', 'link must be a group of entries'],
])('%s', (text, says) => {
  const mistakes = mistakesOf(() => read(text));
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toContain(says);
});

test('months go on over the end of a year', () =>
  expect(monthsFrom('2026-11-30', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']));

test('a month in which a group is closed has no number', () =>
  expect(read(group('      - month: 2026-12\n        closed: yes')).groups[0]!.places).toEqual([
    { month: '2026-12', free: 'closed' },
  ]));

test.each([
  [{}, 5, 10, true],
  [{ hours: 4 }, 5, 4, true],
  [{ hours: 4 }, 5, 4.25, false],
  [{ days: 2 }, 2, 8, true],
  [{ days: 2 }, 3, 8, false],
  [{ days: 2, hours: 4 }, 2, 8, false],
])('a place with %j for %d days a week and %d hours a day: %s', (part, days, hours, is) =>
  expect(suits({ month: '2026-12', free: 1, ...part }, { days, hours })).toBe(is),
);
