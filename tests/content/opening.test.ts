/** Whether the daycare is open, against a table of all quarters of an hour that is filled by hand: from day to day, without a difference from UTC. */
import { beforeEach, expect, test, vi } from 'vitest';

import { weekOf } from '#content/rules/opening-hours.ts';
import { openingAt, type Hours } from '#content/rules/opening.ts';
import { openingWords } from '#content/words/opening.ts';

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
        const date = `${year}-${String(index + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const today = closures.filter(([, from, until]) => !(date < from) && !(date > until));
        const shut = today.filter(([, , , part]) => part === undefined);
        const [part] = today.map((each) => each[3]).toReversed();
        for (let now = 0; now < quartersADay; now += 1) {
          const usual: readonly (readonly number[])[] = week[weekday]!;
          const spans = shut.length || !usual.length ? [] : part ? [part] : usual;
          rows.push({
            isOpen: spans.some(([from, until]) => from! <= now && now < until!),
            closure: shut.at(-1)?.[0],
          });
        }
        weekday = (weekday + 1) % 7;
      }
    }
  return rows;
}

const asked = 3 * 365 * quartersADay;

test.each(weeks)('open or closed in each quarter of an hour of three years: %s', (words, offset, week) => {
  const hours: Hours = {
    week: weekOf(words),
    closures: closures.map(([name, from, until, open]) => ({
      name,
      from,
      until,
      ...(open && { open: [open[0] * 15, open[1] * 15] }),
    })),
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

const sample: Hours = {
  week: weekOf('Monday to Friday, 6:45 am to 5:45 pm'),
  closures: [
    { name: 'Christmas Eve', from: '2026-12-24', until: '2026-12-24', open: [405, 720] },
    { name: 'Christmas Day', from: '2026-12-25', until: '2026-12-25' },
    { name: 'Late start', from: '2027-01-04', until: '2027-01-04', open: [600, 1065] },
    { name: 'Summer', from: '2027-07-19', until: '2027-08-13' },
  ],
  utcOffset: '-06:00',
};

test.each([
  ['2026-12-02T06:44', 'Closed, opens today 6:45 am'],
  ['2026-12-02T06:45', 'Open now, until 5:45 pm'],
  ['2026-12-02T17:45', 'Closed, opens Thursday 6:45 am'],
  ['2026-12-04T18:00', 'Closed, opens Monday 6:45 am'],
  ['2026-12-06T23:59', 'Closed, opens Monday 6:45 am'],
  ['2026-12-07T00:00', 'Closed, opens today 6:45 am'],
  ['2026-12-24T11:59', 'Open now, until noon'],
  ['2026-12-24T12:00', 'Closed, opens Monday 6:45 am'],
  ['2026-12-25T09:00', 'Closed today: Christmas Day'],
  ['2026-12-26T00:00', 'Closed, opens Monday 6:45 am'],
  ['2027-01-04T08:00', 'Closed, opens today 10:00 am'],
  ['2027-07-16T18:00', 'Closed, opens on 16 August 2027'],
  ['2027-07-18T18:00', 'Closed, opens on 16 August 2027'],
  ['2027-07-24T10:00', 'Closed today: Summer'],
])('at %s the words are “%s”', (moment, said) => {
  const { state, more } = openingWords(Date.parse(`${moment}-06:00`), sample);
  expect(`${state}${more}`.replaceAll('\u{A0}', ' ')).toBe(said);
});

test.each([
  ['Monday to Sunday, 12:00 am to 11:59 pm', [], 'Open now'],
  ['Monday to Wednesday, 12:00 am to 11:59 pm', [], 'Open now, until midnight'],
  [
    'Monday, 7:00 am to 12:00 pm',
    [{ name: 'For good', from: '2026-01-01', until: '2030-01-01' }],
    'Closed today: For good',
  ],
  ['Monday, 7:00 am to 12:00 pm', [{ name: 'For long', from: '2026-12-03', until: '2030-01-01' }], 'Closed'],
])('on a Wednesday %s with %j is “%s”', (words, days, said) => {
  const hours: Hours = { week: weekOf(words), closures: days, utcOffset: '-06:00' };
  const { state, more } = openingWords(Date.parse('2026-12-02T15:00-06:00'), hours);
  expect(`${state}${more}`).toBe(said);
});
