// What is asked beside months and a group of the waiting list that do not go together.
import { expect, test } from 'vitest';

import { monthsAfter } from '#content/rules/age-on.ts';
import { daysAfter } from '#content/rules/fact-state.ts';
import { findGroups } from '#content/rules/groups.ts';
import { daycareAges, groups } from '#content/values/places.ts';
import { waitingWords } from '#content/words/waiting-list.ts';
import { doubtsOf } from '#forms/waiting-list/doubts.ts';

import { isOwnSite } from '../../any-daycare.ts';

const month = (written: string) => ({ year: written.slice(0, 4), month: written.slice(5) });
const doubts = (born: string, start: string, group = '') => doubtsOf({ born: month(born), start: month(start), group });

test.skipIf(isOwnSite).each([
  ['a group of that age', '2026-02', '2027-03', 'Infants', {}],
  ['no group yet', '2026-02', '2027-03', waitingWords.unknownGroup, {}],
  [
    'an unborn child in care around school',
    '2027-01',
    '2028-02',
    'Out-of-school care',
    { group: 'By these months it would be Infants. Is Out-of-school care right?' },
  ],
  [
    'a start before a child is old enough',
    '2027-01',
    '2027-02',
    'Infants',
    { start: 'We begin at 12 months: that is in January 2028 at the earliest.' },
  ],
  // Born on the first of the month it is 12 months old on the last.
  ['a start in the month in which it is old enough', '2026-02', '2027-02', 'Infants', {}],
  [
    'a child of school age among the youngest',
    '2018-06',
    '2027-02',
    'Infants',
    { group: 'By these months it would be Out-of-school care. Is Infants right?' },
  ],
  [
    'a child that will be too old',
    '2015-01',
    '2030-09',
    'Infants',
    { start: 'Your child will be older then than 12 years, the age up to which we take children.' },
  ],
  ['months that are not yet whole', '2015-', '2030-09', 'Infants', {}],
  ['a month that there is not', '2015-13', '2030-09', 'Infants', {}],
])('%s', (_, born, start, group, asks) => expect(doubts(born, start, group)).toEqual(asks));

test('no group is doubted that the answer above names for a day of the two months', () => {
  const daysOf = (first: string) => [0, 9, 19, 27].map((count) => daysAfter(`${first}-01`, count));
  for (let born = 0; born < 150; born += 7)
    for (let start = 0; start < 24; start += 5) {
      const [birth, first] = [
        ['2014-12-01', born],
        ['2026-12-01', start],
      ].map(([from, count]) => monthsAfter(String(from), Number(count)).slice(0, 7)) as [string, string];
      for (const day of daysOf(birth))
        for (const begins of daysOf(first)) {
          if (begins < day) continue;
          for (const { group } of findGroups(day, begins, groups, daycareAges).stays)
            expect(doubts(birth, first, group.title).group, `${day}, ${begins}`).toBeUndefined();
        }
    }
});
