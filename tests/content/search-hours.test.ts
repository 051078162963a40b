import { expect, test } from 'vitest';

import { daysAfter } from '#content/rules/fact-state.ts';
import { clockOf, hoursPattern, weekOf } from '#content/rules/opening-hours.ts';
import { openingAt, type Hours } from '#content/rules/opening.ts';
import { repeatOf } from '#content/rules/repeats.ts';
import { specialHoursOf, weekHoursOf } from '#content/rules/search-hours.ts';

const usual = 'Monday to Thursday, 6:45 am to 5:45 pm; Friday, 6:45 am to 3:00 pm';
const summer = { from: '2027-07-01', until: '2027-08-31', hours: 'Monday to Thursday, 8:00 am to 4:00 pm' };
const harvest = { from: '2027-08-23', until: '2027-09-10', hours: 'Thursday to Saturday, 8:00 am to 7:00 pm' };
const today = '2027-06-07';
const hours: Hours = {
  week: weekOf(usual),
  otherWeeks: [summer, harvest].map((each) => ({ ...each, week: weekOf(each.hours) })),
  changes: [
    [
      { from: '2027-07-05', until: '2027-07-05', open: [540, 600] },
      { from: '2027-08-10', until: '2027-08-11' },
      { from: '2027-08-11', until: '2027-08-11', open: [540, 600] },
    ],
    [
      { name: 'Canada Day', from: '2027-07-01', until: '2027-07-01' },
      { name: 'Holidays', from: '2027-08-02', until: '2027-08-13' },
      { name: 'Early', from: '2027-06-24', until: '2027-06-26', open: [405, 720] },
      { name: 'Earlier', from: '2027-06-25', until: '2027-06-25', open: [405, 600] },
      { name: 'Fair', from: '2027-07-21', until: '2027-07-25', open: [480, 720] },
      { name: 'Before the holidays', from: '2027-07-30', until: '2027-08-02', open: [480, 720] },
      { name: 'Harvest home', from: '2027-08-30', until: '2027-09-04', open: [480, 720] },
    ],
    [
      { name: 'Staff learn', from: '2027-01-01', until: '9999-12-31', every: repeatOf('first Friday') },
      { name: 'Wednesdays', from: '2027-06-20', until: '2027-08-31', every: repeatOf('Wednesday'), open: [480, 690] },
    ],
  ],
  utcOffset: '-06:00',
};

/** What a program makes of it: of the days that a special specification names, its hours and no others. */
function readOn(date: string): string[] {
  const weekday = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  const said = specialHoursOf({ hours: usual, changes: hours.changes, otherWeeks: [summer, harvest], today })
    .filter(({ validFrom, validThrough }) => validFrom <= date && date <= validThrough)
    .filter((each) => !each.dayOfWeek || each.dayOfWeek.includes(weekday));
  if (said.length)
    return said.filter(({ opens, closes }) => opens < closes).map(({ opens, closes }) => `${opens} ${closes}`);
  return weekOf(usual)[new Date(date).getUTCDay()]!.map(inClock);
}

const inClock = ([opens, closes]: readonly [number, number]) => `${clockOf(opens)} ${clockOf(closes)}`;

/** When the daycare is open by the rule that pages use, from minute to minute of five. */
function openOn(date: string): string[] {
  const begins = Date.parse(`${date}T00:00-06:00`);
  const open = Array.from({ length: 288 }, (_, index) => index * 5).filter(
    (minutes) => openingAt(begins + minutes * 60_000, hours).isOpen,
  );
  return open.length ? [inClock([open[0]!, open.at(-1)! + 5])] : [];
}

test('search engines read of each day what pages say of it: notices beat closures, single days what repeats, these parts of the year, and of two in one list as pages say it', () => {
  const days = Array.from({ length: 90 }, (_, after) => daysAfter(today, after));
  const read = Object.fromEntries(days.map((day) => [day, readOn(day)]));
  expect(read).toEqual(Object.fromEntries(days.map((day) => [day, openOn(day)])));
  expect(read['2027-07-05']).toEqual(['09:00 10:00']);
  expect(read['2027-07-06']).toEqual(['08:00 16:00']);
  expect(read['2027-07-23']).toEqual([]);
  expect(read['2027-08-02']).toEqual([]);
  expect(read['2027-09-04']).toEqual(['08:00 12:00']);
  expect(read['2027-07-14']).toEqual(['08:00 11:30']);
});

test.each([
  ['Sunday, 12:00 am to 11:59 pm', [[['Sunday'], '00:00', '23:59']]],
  [
    'Monday to Wednesday, 7:30 am to 12:00 pm; Saturday, 12:30 pm to 4:00 pm',
    [
      [['Monday', 'Tuesday', 'Wednesday'], '07:30', '12:00'],
      [['Saturday'], '12:30', '16:00'],
    ],
  ],
])('search engines read “%s” as days and times of 24 hours', (words, read) => {
  expect(words).toMatch(hoursPattern);
  expect(weekHoursOf(words)).toEqual(
    read.map(([dayOfWeek, opens, closes]) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes })),
  );
});
