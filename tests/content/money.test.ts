// Sums as people write them in facts.yaml: what is read, and what is said of the others, with a mend that is read.
import { expect, test } from 'vitest';

import { faultOfSum, percentIn, sumIn } from '#content/rules/money.ts';

test.each([
  ['$1,050', 1050_00, '$1,050'],
  ['1050', 1050_00, '$1,050'],
  [1050, 1050_00, '$1,050'],
  [1050.5, 1050_50, '$1,050.50'],
  [0, 0, '$0'],
  [0.5, 50, '$0.50'],
  ['1 050 $', 1050_00, '$1,050'],
  ['$1,050.00', 1050_00, '$1,050.00'],
  ['$326.25', 326_25, '$326.25'],
  ['326.25', 326_25, '$326.25'],
  ['$230.00', 230_00, '$230.00'],
  ['$ 475', 475_00, '$475'],
  ['475$', 475_00, '$475'],
  ['1\u00A0050\u00A0$', 1050_00, '$1,050'],
  ['1\u202F050,00\u00A0$', 1050_00, '$1,050.00'],
  ['326,25 $', 326_25, '$326.25'],
  ['326,25', 326_25, '$326.25'],
  ['CA$1,050', 1050_00, '$1,050'],
  ['$75 CAD', 75_00, '$75'],
  ['75 dollars', 75_00, '$75'],
  ['＄３２６.25', 326_25, '$326.25'],
  ['$1050.5', 1050_50, '$1,050.50'],
  ['$12,345,678', 12_345_678_00, '$12,345,678'],
  ['  $6 ', 6_00, '$6'],
])('“%s” is %s cents: %s', (written, cents, words) => {
  expect(sumIn(written)).toEqual({ cents, words });
  // What pages say is read as the same sum.
  expect(sumIn(words)).toEqual({ cents, words });
});

const digits = 'is no sum in dollars. A comma or a space stands before each three digits, a point before the cents';
const beside = (sum: string) => `has words beside the sum. Write ${sum} alone; “atMost”, “per” and “for” say the rest`;
const two = 'has two sums. Make an entry of each, or write the higher one with “atMost: yes” below it';

test.each([
  ['$1,05', digits],
  ['$326,25', digits],
  ['1.050', digits],
  ['$1.050,00', digits],
  ['1,0500', digits],
  ['12,50,000', digits],
  ['1 050,000', digits],
  ['-50', digits],
  ['$10.505', digits],
  ['1e21', digits],
  ['at most $326.25', beside('$326.25')],
  ['$1,050 a month', beside('$1,050')],
  ['$1,050/month', beside('$1,050')],
  ['1050 per child', beside('$1,050')],
  ['CAD 75', beside('$75')],
  ['$300-$400', two],
  ['300 – 400', two],
  ['$300 to 400', two],
  ['$300 or $400', two],
  ['free', 'has no digit. Write 0 where nothing is to be paid, or take the entry out to say no sum'],
  ['', 'has no digit. Write 0 where nothing is to be paid, or take the entry out to say no sum'],
  ['€50', 'must be in dollars of Canada'],
  ['US$50', 'must be in dollars of Canada'],
  ['10.5 %', 'must be whole percent, such as 10%'],
])('“%s” %s', (written, says) => {
  expect(sumIn(written)).toBeUndefined();
  expect(faultOfSum(written)).toBe(says);
  // What the sentence tells to write is a sum.
  const [, mend] = /Write (\S+)/.exec(says) ?? [];
  if (mend) expect(sumIn(mend)).toBeDefined();
});

test('a discount may be a share', () => {
  expect(['10%', '10 %', '10\u00A0%', '100%', '$10', '110%'].map(percentIn)).toEqual([
    10,
    10,
    10,
    100,
    undefined,
    undefined,
  ]);
});
