/** Whether the daycare is open, against a table of all quarters of an hour that is filled by hand: from day to day, without a difference from UTC. */
import { beforeEach, expect, test, vi } from 'vitest';

import { weekOf } from '#content/rules/opening-hours.ts';
import { nextDoor, openingAt, type Closure, type Hours } from '#content/rules/opening.ts';
import { spansAround } from '#content/rules/other-hours.ts';
import { repeatOf } from '#content/rules/repeats.ts';

// West of Greenwich a day begins on the evening before by the visitor's clock.
beforeEach(() => void vi.stubEnv('TZ', 'America/Edmonton'));

const quarter = 15 * 60_000;
const quartersADay = 96;

/** [hours, the offset of clocks in hours, the quarters in which it is open, from 0 at midnight on; by the day of the week, from Sunday on] */
const weeks = [
  ['Monday to Friday, 6:45 am to 5:45 pm', -6, [[], ...Array.from({ length: 5 }, () => [[27, 71]]), []]],
  [
    'Saturday to Tuesday, 8:00 am to 12:00 pm; Tuesday, 1:30 pm to 11:59 pm; Wednesday, 12:00 am to 4:15 am',
    5.75,
    [
      [[32, 48]],
      [[32, 48]],
      [
        [32, 48],
        [54, 96],
      ],
      [[0, 17]],
      [],
      [],
      [[32, 48]],
    ],
  ],
] as const satisfies readonly (readonly [string, number, readonly (readonly (readonly number[])[])[]])[];

/** [name, first and last day, quarters] */
const closures = [
  ['Christmas Eve', '2026-12-24', '2026-12-24', [27, 48]],
  ['Christmas Day', '2026-12-25', '2026-12-25'],
  ['Winter', '2027-02-12', '2027-02-21'],
  ['Family Day', '2027-02-15', '2027-02-15'],
  ['Staff learn', '2027-06-01', '2027-06-30', [40, 71]],
  ['Graduation', '2027-06-25', '2027-06-25', [27, 50]],
  ['Canada Day', '2027-07-01', '2027-07-01'],
  ['Eve', '2027-12-24', '2027-12-24', [27, 48]],
  ['Holidays', '2027-12-25', '2028-01-02'],
  ['Leap day', '2028-02-29', '2028-02-29'],
  ['Summer', '2028-07-15', '2028-08-15'],
  ['New Year’s Eve', '2028-12-31', '2028-12-31', [36, 44]],
] as const;

/** [words, first and last day, day of the week, which of them in the month, quarters]; those that repeat */
const repeats = [
  ['first Friday', '2027-01-01', '2028-06-15', 5, 1],
  ['last Monday', '2027-09-10', '9999-12-31', 1, -1, [27, 48]],
  ['fourth Tuesday', '2028-03-01', '9999-12-31', 2, 4],
  ['Wednesday', '2027-03-03', '2029-11-07', 3, undefined, [30, 50]],
] as const;

/** Summers of every year over the turn of the year, of every year, and of one: [days, hours, quarters by the day of the week] */
const summers = [
  ['12-20', '01-06', 'Monday, 10:00 am to 11:00 am', { 1: [[40, 44]] }],
  [
    '07-01',
    '08-31',
    'Monday to Thursday, 8:00 am to 4:00 pm',
    { 1: [[32, 64]], 2: [[32, 64]], 3: [[32, 64]], 4: [[32, 64]] },
  ],
  ['2028-05-01', '2028-05-31', 'Saturday, 9:00 am to 12:00 pm', { 6: [[36, 48]] }],
] as const satisfies readonly (readonly [string, string, string, Record<number, readonly number[][]>])[];

/** [first and last day, quarters]; what notices say, on a holiday, in the summer, on a Sunday and on a day that repeats */
const noticed = [
  ['2026-12-25', '2026-12-25', [36, 40]],
  ['2027-07-05', '2027-07-07'],
  ['2028-10-01', '2028-10-01', [40, 44]],
  ['2027-10-06', '2027-10-06', [60, 70]],
] as const;

interface Row {
  isOpen: boolean;
  closure: string | undefined;
}

/** Every quarter from 1 December 2026, a Tuesday, to 31 December 2029. */
function table(week: (typeof weeks)[number][2]): Row[] {
  const rows: Row[] = [];
  let weekday = 2;
  for (const year of [2026, 2027, 2028, 2029])
    for (const [index, length] of [31, year === 2028 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries()) {
      if (year === 2026 && index < 11) continue;
      for (let day = 1; day <= length; day += 1) {
        const md = `${String(index + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const date = `${year}-${String(index + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const today = closures.filter(([, from, until]) => !(date < from) && !(date > until));
        const repeated = repeats.filter(
          ([, from, until, on, which]) =>
            !(date < from) &&
            !(date > until) &&
            weekday === on &&
            (which === undefined || (which < 0 ? day + 7 > length : day > which * 7 - 7 && day <= which * 7)),
        );
        const own = today.length
          ? today.map(([name, , , part]) => [name, part] as const)
          : repeated.map((each) => [each[0], each[5]] as const);
        const [notice] = noticed.filter(([from, until]) => !(date < from) && !(date > until));
        const shut = own.filter(([, part]) => part === undefined);
        const [part] = own.map((each) => each[1]).toReversed();
        const summer = summers.find(([from, until]) => {
          if (from.length > 5) return !(date < from) && !(date > until);
          return until < from ? !(md < from) || !(md > until) : !(md < from) && !(md > until);
        });
        const summerWeek: Partial<Record<number, readonly (readonly number[])[]>> | undefined = summer?.[3];
        for (let now = 0; now < quartersADay; now += 1) {
          const usual: readonly (readonly number[])[] = summerWeek ? (summerWeek[weekday] ?? []) : week[weekday]!;
          const said: readonly (readonly number[])[] = shut.length || !usual.length ? [] : part ? [part] : usual;
          const spans = notice ? (notice[2] ? [notice[2]] : []) : said;
          rows.push({
            isOpen: spans.some(([from, until]) => from! <= now && now < until!),
            closure: notice ? undefined : shut.at(-1)?.[0],
          });
        }
        weekday = (weekday + 1) % 7;
      }
    }
  return rows;
}

const asked = 3 * 365 * quartersADay;

const openOf = (quarters: readonly [number, number] | undefined) =>
  quarters && { open: [quarters[0] * 15, quarters[1] * 15] as const };

test.each(weeks)('open or closed in each quarter of an hour of three years: %s', (words, offset, week) => {
  const single: Closure[] = closures.map(([name, from, until, open]) => ({ name, from, until, ...openOf(open) }));
  const hours: Hours = {
    week: weekOf(words),
    otherWeeks: summers.flatMap(([from, until, said]) =>
      spansAround(2026, { from, until, hours: said }).map((days) => ({ ...days, week: weekOf(said) })),
    ),
    changes: [
      noticed.map(([from, until, open]) => ({ from, until, ...openOf(open) })),
      single,
      repeats.map(([name, from, until, , , open]) => ({ name, from, until, every: repeatOf(name), ...openOf(open) })),
    ],
    utcOffset: offset < 0 ? '-06:00' : '+05:45',
  };
  const rows = table(week);
  const start = Date.UTC(2026, 11, 1) - offset * 3_600_000;
  const changes: number[] = [];
  for (let index = rows.length - 1; index >= 0; index -= 1)
    changes[index] = rows[index]!.isOpen === rows[index + 1]?.isOpen ? changes[index + 1]! : index + 1;
  const wrong: unknown[] = [];
  for (let index = 0; index < asked; index += 1) {
    const { isOpen, closure } = rows[index]!;
    const next = changes[index]!;
    const midnight = (Math.floor(index / quartersADay) + 1) * quartersADay;
    // What goes on after midnight says no end.
    const turns = isOpen && next > midnight ? undefined : start + next * quarter;
    const until = Math.min(start + midnight * quarter, start + next * quarter);
    // The first and the last moment of the quarter.
    for (const now of [start + index * quarter, start + (index + 1) * quarter - 1]) {
      const found = openingAt(now, hours);
      if (found.isOpen !== isOpen || found.closure !== closure || found.turns !== turns || found.until !== until)
        wrong.push([new Date(now).toISOString(), found, { isOpen, closure, turns, until }]);
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(rows.slice(0, asked).filter(({ isOpen }) => isOpen).length).toBeGreaterThan(10_000);
});

test.each([
  ['2026-12-02T06:30', 1],
  ['2026-12-02T07:30', 1],
  ['2026-12-02T08:30', 0],
  ['2026-12-02T17:00', 2],
  ['2026-12-04T18:00', 2],
  ['2026-12-05T12:00', 1],
])('at %s a parent of three houses is told of the first that is open, or else opens first: %s', (moment, index) => {
  const all = ['8:00 am to 4:00 pm', '7:00 am to 4:00 pm', '8:30 am to 5:30 pm'].map((times, house): Hours => ({
    week: weekOf(`Monday to Friday, ${times}${house === 2 ? '; Saturday, 7:00 am to 8:00 am' : ''}`),
    otherWeeks: [],
    changes: [[]],
    utcOffset: '-06:00',
  }));
  expect(nextDoor(Date.parse(`${moment}-06:00`), all)).toBe(index);
});

test('a house that is closed for a year is named only where all are', () => {
  const house = (words: string): Hours => ({ week: weekOf(words), otherWeeks: [], changes: [[]], utcOffset: '-06:00' });
  const now = Date.parse('2026-12-02T12:00-06:00');
  expect(nextDoor(now, [house(''), house('Friday, 7:00 am to 8:00 am')])).toBe(1);
  expect(nextDoor(now, [house(''), house('')])).toBe(0);
});
