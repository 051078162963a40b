// Which group a child belongs to on a day.
import { expect, test } from 'vitest';

import { ageOn, dayOfAge } from '#content/rules/age-on.ts';
import { findGroups } from '#content/rules/groups.ts';

import { ages, groups, wrongGroups } from './every-birth.ts';

const find = (born: string, start: string) => findGroups(born, start, groups, ages);
const idsOf = (born: string, start: string) => find(born, start).stays.map((stay) => stay.group.id);

test('births of four years and all starts of two have the group of a count day by day', () =>
  // An eleventh of them; tests/long asks all.
  expect(wrongGroups(11)).toEqual([]));

test.each([
  ['the day before 19 months', '2025-05-10', '2026-12-09', ['infants']],
  ['the day of 19 months', '2025-05-10', '2026-12-10', ['toddlers']],
  ['born on the 31st: the last day of a shorter month', '2025-05-31', '2026-12-31', ['toddlers']],
  ['born on 29 February: 36 months on 28 February 2027', '2024-02-29', '2027-02-28', ['preschoolers']],
  [
    '5 by 31 December: kindergarten, and still a preschooler',
    '2021-12-31',
    '2026-09-01',
    ['preschoolers', 'kindergarten'],
  ],
  ['5 on 1 January: kindergarten a year later', '2022-01-01', '2026-09-01', ['preschoolers']],
  ['6 years old, and still in kindergarten', '2021-01-02', '2027-06-30', ['kindergarten']],
  ['the last day of kindergarten', '2021-01-02', '2027-08-31', ['kindergarten']],
  ['the first day of Grade 1', '2021-01-02', '2027-09-01', ['out-of-school']],
  ['the twelfth birthday, which the registration takes', '2015-03-10', '2027-03-10', ['out-of-school']],
  ['in Grade 7, and not yet twelve', '2014-12-10', '2026-10-10', []],
])('%s', (_, born, start, ids) => expect(idsOf(born, start)).toEqual(ids));

test('too young: from which day on, and to which group it then belongs', () => {
  const found = find('2026-06-30', '2027-06-29');
  expect(found).toMatchObject({ is: 'too-young', begins: '2027-06-30', age: { months: 11, days: 30 } });
  expect(found.stays.map((stay) => stay.group.id)).toEqual(['infants']);
  expect(find('2026-06-30', '2027-06-30').is).toBe('found');
});

test('too old: the day after the twelfth birthday', () => {
  expect(find('2014-12-10', '2026-12-11')).toMatchObject({ is: 'too-old', ends: '2026-12-10', stays: [] });
});

test('what comes next, and when', () => {
  expect(find('2025-05-10', '2026-12-10').next).toMatchObject({ group: { id: 'preschoolers' }, from: '2028-05-10' });
  expect(find('2021-03-01', '2026-10-01').next).toMatchObject({ group: { id: 'out-of-school' }, from: '2027-09-01' });
  expect(find('2018-03-01', '2026-10-01').next).toBeUndefined();
});

test('a group whose ages are for people alone is never the answer', () => {
  const about = [{ id: 'a', title: 'A', ages: undefined }];
  expect(findGroups('2024-01-01', '2026-12-01', about, ages)).toMatchObject({
    is: 'found',
    stays: [],
    next: undefined,
  });
});

test('an age in months and days, on the day itself and around the end of a month', () => {
  expect(ageOn('2025-01-31', '2025-02-28')).toEqual({ months: 1, days: 0 });
  expect(ageOn('2025-01-31', '2025-03-01')).toEqual({ months: 1, days: 1 });
  expect(ageOn('2026-12-01', '2026-12-01')).toEqual({ months: 0, days: 0 });
  expect(dayOfAge('2026-12-01', { count: 6, unit: 'week' })).toBe('2027-01-12');
});
