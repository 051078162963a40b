/** The days on which a child can begin, against the hours themselves. */
import { expect, test } from 'vitest';

import { daysAfter } from '#content/rules/fact-state.ts';
import { closedOn } from '#content/rules/open-days.ts';
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

test('of two houses one that is open is enough, and a half day is a day', () => {
  const house = (words: string, from: string, open?: readonly [number, number]): Hours => ({
    week: weekOf(words),
    otherWeeks: [],
    changes: [[], [{ name: 'Snow', from, until: from, ...(open && { open }) }]],
    utcOffset: '-06:00',
  });
  const first = house('Monday to Friday, 7:00 am to 5:00 pm', '2026-12-01');
  const second = house('Monday to Friday, 7:00 am to 5:00 pm', '2026-12-02', [420, 720]);
  expect(openOn('2026-12-01', [first])).toEqual({ isOpen: false, closure: 'Snow' });
  expect(openOn('2026-12-01', [first, second]).isOpen).toBe(true);
  expect(openOn('2026-12-02', [second]).isOpen).toBe(true);
  expect(openOn('2026-12-05', [first, second])).toEqual({ isOpen: false, closure: '' });
});

test('what /places knows of the daycare’s days is what its hours say, for two years', () => {
  const hours = houses.map(({ opening }) => opening);
  for (let ahead = 0; ahead < 730; ahead += 1) {
    const day = daysAfter(buildDay, ahead);
    expect([day, closedOn(day, openDays) === undefined]).toEqual([day, openOn(day, hours).isOpen]);
  }
});
