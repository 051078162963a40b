import { expect, test } from 'vitest';

import { provider } from '#content/site/provider.ts';
import { momentInWords, nextMonthAt, partsOf } from '#ui/motion/countdown-target.ts';

const alberta = provider.utcOffset;
const aim = (now: string) => nextMonthAt(new Date(now), alberta).toISOString();

test('the target is 23:05 on the same day of next month, Alberta’s time, in December as in July', () => {
  expect(aim('2026-11-20T18:00:00Z')).toBe('2026-12-21T05:05:00.000Z');
  expect(aim('2026-06-20T18:00:00Z')).toBe('2026-07-21T05:05:00.000Z');
});

test('where next month is shorter the target is its last day', () => {
  expect(aim('2027-01-31T18:00:00Z')).toBe('2027-03-01T05:05:00.000Z');
  expect(aim('2028-01-30T18:00:00Z')).toBe('2028-03-01T05:05:00.000Z');
  expect(aim('2026-10-31T18:00:00Z')).toBe('2026-12-01T05:05:00.000Z');
});

test('after December comes January of the next year', () => {
  expect(aim('2026-12-31T18:00:00Z')).toBe('2027-02-01T05:05:00.000Z');
});

test('the day is Alberta’s day, wherever the visitor is: late evening there is tomorrow in UTC', () => {
  expect(aim('2026-12-01T05:30:00Z')).toBe(aim('2026-11-30T20:00:00Z'));
  // The same instant, written as two visitors' clocks show it.
  expect(aim('2026-11-20T12:00:00+09:00')).toBe(aim('2026-11-19T22:00:00-05:00'));
});

test('the deadline is shown in Alberta’s time', () => {
  expect(momentInWords(new Date('2026-12-21T05:05:00Z'), alberta)).toEqual({
    date: 'Sunday, 20\u00A0December\u00A02026',
    time: '11:05\u00A0pm',
  });
  expect(momentInWords(new Date('2026-07-01T06:00:00Z'), alberta).time).toBe('12:00\u00A0am');
  expect(momentInWords(new Date('2026-07-01T06:00:00Z'), '+05:30').time).toBe('11:30\u00A0am');
});

test('seconds are split into days, hours, minutes and seconds', () => {
  expect(partsOf(2 * 86_400 + 3 * 3600 + 4 * 60 + 5)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  expect(partsOf(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
