// Which months a request for the waiting list may have, in the browser and in the gateway: both check it by this record.
import { expect, test } from 'vitest';

import { waitingMessages as messages } from '#content/words/waiting-list.ts';
import { check } from '#forms/check.ts';
import { waitingListOf } from '#forms/waiting-list/record.ts';

const form = waitingListOf({ ages: '12 months to 12 years' });
const today = new Date(2026, 10, 21, 12);
const month = (written: string) => ({ year: written.slice(0, 4), month: written.slice(5) });
const asked = (born: string, start: string) => ({
  ...form.empty,
  born: month(born),
  start: month(start),
  group: 'Infants',
  email: 'ana@family.example',
});
const failing = (values: ReturnType<typeof asked>, now = today, of = form) =>
  Object.fromEntries(check(of, values, now).failures.map(({ field, message }) => [field, message]));

test('an empty request names every field but the phone, and says what to do', () => {
  expect(failing(form.empty)).toEqual({
    'born.month': 'Choose the month of birth',
    'born.year': 'Write the year of birth',
    'start.month': 'Choose the month to start',
    'start.year': 'Write the year to start',
    group: 'Choose a group, or that you do not know yet',
    email: 'Write your email address',
  });
});

for (const [what, born, start, failures] of [
  ['a child expected in a year', '2027-11', '2028-01', {}],
  ['a child expected later', '2027-12', '2028-01', { 'born.month': 'Choose November 2027 or earlier' }],
  ['a child expected in years', '2029-02', '2030-01', { 'born.year': 'Choose November 2027 or earlier' }],
  ['the oldest child', '2014-11', '2026-12', {}],
  ['a child that is too old', '2014-10', '2026-12', { 'born.month': 'Choose November 2014 or later' }],
  [
    'a child that is too old, and a start before',
    '2014-10',
    '2014-09',
    { 'born.month': 'Choose November 2014 or later', 'start.year': 'Choose November 2026 or later' },
  ],
  ['a start in this month', '2026-02', '2026-11', {}],
  ['a start before', '2026-02', '2026-10', { 'start.month': 'Choose November 2026 or later' }],
  ['a start in six years', '2026-02', '2032-11', {}],
  ['a start after that', '2026-02', '2032-12', { 'start.month': 'Choose November 2032 or earlier' }],
  ['a start in the month of birth', '2027-05', '2027-05', {}],
  [
    'a start before the birth',
    '2027-05',
    '2027-04',
    { 'start.month': messages.beforeBirth.replace('{month}', 'May 2027') },
  ],
  [
    'a start in the year before the birth',
    '2027-05',
    '2026-12',
    { 'start.year': messages.beforeBirth.replace('{month}', 'May 2027') },
  ],
  [
    'a year of two digits',
    '27-05',
    '2028-01',
    { 'born.month': messages.born.month, 'born.year': messages.yearUnreadable },
  ],
  ['a month that no select has', '2027-13', '2028-01', { 'born.month': messages.born.month }],
] as const)
  test(`${what}: ${born}, from ${start}`, () => {
    expect(failing(asked(born, start))).toEqual(failures);
  });

test('spaces around a year change nothing', () => {
  expect(failing({ ...asked('2027-05', '2027-04'), born: { month: '05', year: ' 2027 ' } })).toEqual(
    failing(asked('2027-05', '2027-04')),
  );
});

test('nothing is held against a birth that cannot be', () => {
  expect(failing(asked('2029-02', '2028-01'))).toEqual({ 'born.year': 'Choose November 2027 or earlier' });
});

test('that the start is before the birth is said whatever else is missing', () => {
  expect(failing({ ...asked('2027-05', '2027-04'), email: '', group: ' ' })).toEqual({
    'start.month': messages.beforeBirth.replace('{month}', 'May 2027'),
    group: messages.group,
    email: messages.emailMissing,
  });
});

test('ages in weeks reach back by whole months', () => {
  const ofWeeks = waitingListOf({ ages: '6 to 60 weeks' });
  expect(failing(asked('2025-09', '2026-12'), today, ofWeeks)).toEqual({});
  expect(failing(asked('2025-08', '2026-12'), today, ofWeeks)).toEqual({
    'born.month': 'Choose September 2025 or later',
  });
});

test('births and starts around all limits are taken by the rule as it is said, and by no other', () => {
  const written = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
  for (const day of [new Date(2026, 0, 1), new Date(2027, 11, 31, 23, 59), new Date(2028, 1, 29)]) {
    const at = (months: number) => written(new Date(day.getFullYear(), day.getMonth() + months, 1));
    const births = [-145, -144, -143, -1, 0, 1, 11, 12, 13].map(at);
    const starts = [-1, 0, 1, 11, 12, 13, 71, 72, 73].map(at);
    const isTaken = (born: string, start: string) =>
      born >= at(-144) && born <= at(12) && start >= at(0) && start <= at(72) && start >= born;
    for (const born of births)
      for (const start of starts)
        expect(check(form, asked(born, start), day).failures.length === 0, `${born}, ${start}`).toBe(
          isTaken(born, start),
        );
  }
});

test('the phone may be left out, and answers have no spaces around them', () => {
  const { values } = check(form, { ...asked('2027-05', '2028-06'), phone: ' ', email: ' ana@family.example ' }, today);
  expect(values).toEqual({ ...asked('2027-05', '2028-06'), phone: '' });
});
