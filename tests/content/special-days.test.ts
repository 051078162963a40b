// Days that repeat, parts of the year and notices, as the owner writes them.
import { expect, test } from 'vitest';

import { timesOf } from '#content/rules/notices.ts';
import { otherHoursInWords, spansAround } from '#content/rules/other-hours.ts';
import { repeatInWords, repeatOf, repeatPattern } from '#content/rules/repeats.ts';
import { isOn, nextOf, noEnd } from '#content/rules/special-days.ts';
import { noticeWords } from '#content/words/notices.ts';

test.each([
  ['first Friday', '2026-12-04 2027-01-01 2027-02-05', 'the first Friday of each month'],
  ['last Thursday', '2026-12-31 2027-01-28 2027-02-25', 'the last Thursday of each month'],
  ['fourth Monday', '2026-12-28 2027-01-25 2027-02-22', 'the fourth Monday of each month'],
  ['Wednesday', '2026-12-02 2026-12-09 2026-12-16', 'each Wednesday'],
])('“%s” is on %s', (words, days, said) => {
  expect(words).toMatch(repeatPattern);
  const every = repeatOf(words);
  const rule = { from: '2026-12-01', until: noEnd, every };
  const found: string[] = [];
  for (let at = Date.parse('2026-11-01'); found.length < 3; at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    if (isOn(date, rule)) found.push(date);
  }
  expect(found.join(' ')).toBe(days);
  // The same, from one to the next.
  expect(nextOf(rule, '2026-01-01')).toEqual({ from: found[0], until: found[0], every });
  expect(nextOf(rule, found[0]!)?.from).toBe(found[0]);
  expect(nextOf({ ...rule, until: found[1]! }, found[1]!)?.from).toBe(found[1]);
  expect(nextOf({ ...rule, until: found[0]! }, '2027-01-01')).toBeUndefined();
  expect(repeatInWords(every)).toBe(said);
});

test.each(['Fridays', 'first friday', 'fifth Friday', 'second', 'first Friday of the month', ''])(
  '“%s” is no day that repeats',
  (words) => {
    expect(words).not.toMatch(repeatPattern);
  },
);

test('hours of every year have days in each year, also over the turn of it; those of one have their own', () => {
  const hours = 'Monday, 8:00 am to 4:00 pm';
  const summer = { from: '07-01', until: '08-31', hours };
  expect(spansAround(2027, summer).slice(0, 3)).toEqual([
    { from: '2026-07-01', until: '2026-08-31' },
    { from: '2027-07-01', until: '2027-08-31' },
    { from: '2028-07-01', until: '2028-08-31' },
  ]);
  expect(spansAround(2027, { from: '12-20', until: '01-06', hours })[0]).toEqual({
    from: '2026-12-20',
    until: '2027-01-06',
  });
  const once = { from: '2028-05-01', until: '2028-05-31', hours };
  expect(spansAround(2027, once)).toEqual([{ from: '2028-05-01', until: '2028-05-31' }]);
  expect(otherHoursInWords(summer)).toBe(`From 1 July to 31 August: ${hours}`);
  expect(otherHoursInWords(once)).toBe(`From 1 May 2028 to 31 May 2028: ${hours}`);
});

test.each([
  ['2026-12-07', '2026-12-07', '2026-12-07T00:00', '2026-12-08T00:00', '7 December 2026.'],
  ['2026-12-07', '2026-12-07T12:00', '2026-12-07T00:00', '2026-12-07T12:00', '7 December 2026, until noon.'],
  [
    '2026-12-07T06:00',
    '2026-12-07T09:30',
    '2026-12-07T06:00',
    '2026-12-07T09:30',
    '7 December 2026, 6:00 am to 9:30 am.',
  ],
  ['2026-12-07T06:00', '2026-12-09', '2026-12-07T06:00', '2026-12-10T00:00', 'Until 9 December 2026.'],
  ['2026-12-07', '2026-12-09T16:00', '2026-12-07T00:00', '2026-12-09T16:00', 'Until 9 December 2026, 4:00 pm.'],
])('a notice from %s until %s holds from %s until %s', (from, until, starts, ends, said) => {
  const times = timesOf({ from, until }, '-06:00');
  expect(times).toEqual({ starts: Date.parse(`${starts}-06:00`), ends: Date.parse(`${ends}-06:00`) });
  expect(noticeWords.days({ from, until }).replaceAll('\u{A0}', ' ')).toBe(said);
});
