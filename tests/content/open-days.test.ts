/** The days on which a child can begin, against the hours themselves. */
import { expect, test } from 'vitest';

import { daysAfter } from '#content/rules/fact-state.ts';
import { closedOn, closingsOn } from '#content/rules/open-days.ts';
import { openOn, type Hours } from '#content/rules/opening.ts';
import { weekOf } from '#content/rules/opening-hours.ts';
import { buildDay } from '#content/site/build-day.ts';
import { houses } from '#content/values/houses.ts';
import { openDays } from '#content/values/places.ts';

const week = [false, true, true, true, true, true, false];

test('a day of the week or a closure that is no day to begin says so, with the next that is', () => {
  const days = { week, unusual: { '2026-12-25': 'Christmas Day', '2026-12-28': '', '2027-01-02': '' } };
  expect(closedOn('2026-12-24', days)).toBeUndefined();
  expect(closedOn('2026-12-25', days)).toEqual({ closure: 'Christmas Day', opens: '2026-12-29' });
  expect(closedOn('2026-12-26', days)).toEqual({ closure: undefined, opens: '2026-12-29' });
  // A Saturday on which it is open.
  expect(closedOn('2027-01-02', days)).toBeUndefined();
  expect(closedOn('2026-12-26', { week: week.map(() => false), unusual: {} })?.opens).toBeUndefined();
});

test('a half day is a day, and a closure of another day closes nothing', () => {
  const house = (words: string, from: string, open?: readonly [number, number]): Hours => ({
    week: weekOf(words),
    otherWeeks: [],
    changes: [[], [{ name: 'Snow', from, until: from, ...(open && { open }) }]],
    utcOffset: '-06:00',
  });
  const usual = 'Monday to Friday, 7:00 am to 5:00 pm';
  expect(openOn('2026-12-01', house(usual, '2026-12-01'))).toEqual({ isOpen: false, closure: 'Snow' });
  expect(openOn('2026-12-01', house(usual, '2026-12-02')).isOpen).toBe(true);
  expect(openOn('2026-12-02', house(usual, '2026-12-02', [420, 720])).isOpen).toBe(true);
  expect(openOn('2026-12-05', house(usual, '2026-12-02'))).toEqual({ isOpen: false, closure: '' });
});

test('of several houses each that is closed is named; the same of all is said once', () => {
  const called = (name: string, unusual: Record<string, string>) => ({ name, week, unusual });
  const poplar = called('Poplar House', { '2026-12-01': 'Storm', '2026-12-03': 'Storm' });
  const north = called('North House', { '2026-12-02': 'New floor', '2026-12-03': 'Storm' });
  const on = (day: string, those: readonly (typeof poplar)[]) =>
    closingsOn(day, those).map(({ house, closure, opens }) => [house?.name, closure, opens]);
  const both = [poplar, north];
  expect(on('2026-11-30', both)).toEqual([]);
  expect(on('2026-12-01', both)).toEqual([['Poplar House', 'Storm', '2026-12-02']]);
  expect(on('2026-12-02', both)).toEqual([['North House', 'New floor', '2026-12-04']]);
  expect(on('2026-12-03', both)).toEqual([[undefined, 'Storm', '2026-12-04']]);
  // A weekend, after which only one is open.
  const closedOnMonday = called('North House', { '2026-12-07': 'New floor' });
  expect(on('2026-12-05', [poplar, closedOnMonday])).toEqual([
    ['Poplar House', undefined, '2026-12-07'],
    ['North House', undefined, '2026-12-08'],
  ]);
  expect(on('2026-12-05', [poplar])).toEqual([[undefined, undefined, '2026-12-07']]);
});

test('what /places knows of the days of each house is what its hours say, for two years', () => {
  for (const [index, { opening }] of houses.entries())
    for (let ahead = 0; ahead < 730; ahead += 1) {
      const day = daysAfter(buildDay, ahead);
      const { isOpen } = openOn(day, opening);
      expect([day, closedOn(day, openDays[index]!) === undefined]).toEqual([day, isOpen]);
    }
});
