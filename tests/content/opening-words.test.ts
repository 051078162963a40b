/** Whether the daycare is open, in words. */
import { beforeEach, expect, test, vi } from 'vitest';

import { weekOf } from '#content/rules/opening-hours.ts';
import type { Hours } from '#content/rules/opening.ts';
import { openingWords } from '#content/words/opening.ts';

// West of Greenwich a day begins on the evening before by the visitor's clock.
beforeEach(() => void vi.stubEnv('TZ', 'America/Edmonton'));

const sample: Hours = {
  week: weekOf('Monday to Friday, 6:45 am to 5:45 pm'),
  otherWeeks: [],
  changes: [
    [],
    [
      { name: 'Christmas Eve', from: '2026-12-24', until: '2026-12-24', open: [405, 720] },
      { name: 'Christmas Day', from: '2026-12-25', until: '2026-12-25' },
      { name: 'Late start', from: '2027-01-04', until: '2027-01-04', open: [600, 1065] },
      { name: 'Summer', from: '2027-07-19', until: '2027-08-13' },
    ],
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
  const hours: Hours = { week: weekOf(words), otherWeeks: [], changes: [[], days], utcOffset: '-06:00' };
  const { state, more } = openingWords(Date.parse('2026-12-02T15:00-06:00'), hours);
  expect(`${state}${more}`).toBe(said);
});

test.each([
  ['2026-12-02T06:44', 'closed', 'today at 6:45 am'],
  ['2026-12-02T06:45', 'open', undefined],
  ['2026-12-04T18:00', 'closed', 'Monday at 6:45 am'],
  ['2026-12-25T09:00', 'closed', 'Monday at 6:45 am'],
  ['2027-07-16T18:00', 'closed', 'on 16 August 2027'],
])('at %s lanterns learn that the door is %s, and sentences that it opens %s', (moment, door, opens) => {
  const said = openingWords(Date.parse(`${moment}-06:00`), sample);
  expect(said.door).toBe(door);
  expect(said.opens?.replaceAll('\u{A0}', ' ')).toBe(opens);
});
