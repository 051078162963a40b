import { addDays, parseISO, subDays } from 'date-fns';
import { expect, test } from 'vitest';

import { latestBirth } from '#content/rules/age-on.ts';
import { agesIn } from '#content/rules/ages.ts';
import { ages } from '#content/site/facts.ts';
import { dobOutOfRange, steps } from '#content/words/registration.ts';
import { check } from '#forms/check.ts';
import { stepFields } from '#forms/registration/record.ts';
import { registration } from '#forms/registration/site-record.ts';
import {
  birthWindow,
  calendarDay,
  isWholeDate,
  startWindow,
  windowOf,
  type Registration,
} from '#forms/registration/schema.ts';

import { isOwnSite } from '../../any-daycare.ts';
import { family } from './family.ts';

const today = new Date(2026, 10, 21, 12);
const outOfRange = dobOutOfRange(ages);
/** With what this daycare asks besides, which nobody has to answer. */
const whole: Registration = { ...registration.empty, ...family, note: '' };
const failuresOf = (values: Registration, now = today) => check(registration, values, now).failures;
const said = (changes: Partial<Registration>, now = today) =>
  failuresOf({ ...whole, ...changes }, now).map(({ message }) => message);

test('the fields and their messages have the order and the exact wording of the specification', () => {
  const failures = failuresOf(registration.empty);
  const order = stepFields.map((names) =>
    failures.filter(({ field }) => names.some((name) => name === field)).map(({ field, message }) => [field, message]),
  );
  expect(failures.map(({ field }) => field)).toEqual(order.flat().map(([field]) => field));
  expect(order).toEqual([
    [
      ['parentFirstName', 'First name is required'],
      ['parentLastName', 'Last name is required'],
      ['parentNumber', 'Phone number is required'],
      ['parentEmail', 'Email is required'],
      ['parentAddress', 'Address is required'],
      ['parentCity', 'City is required'],
      ['parentProvince', 'Province is required'],
      ['parentPostalCode', 'Postal code is required'],
    ],
    [['foundUs', 'Please select how you found us']],
    [
      ['childFirstName', "Child's first name is required"],
      ['childLastName', "Child's last name is required"],
      ['startDate', 'Start date is required'],
      ['dob', 'Date of birth is required'],
    ],
  ]);
  expect(outOfRange).toBe(`Date of Birth must be between ${ages}.`);
});

test('spaces alone count as empty in every required field', () => {
  for (const { fields } of steps)
    for (const { name, missing } of fields) expect(said({ [name]: ' \t ' })).toEqual(missing ? [missing] : []);
});

test('the format of phone, e-mail and postal code is not checked', () => {
  expect(said({ parentNumber: 'abc', parentEmail: 'abc', parentPostalCode: 'abc' })).toEqual([]);
});

test('the note is optional', () => {
  expect(said({ note: '' })).toEqual([]);
});

test('a date of birth out of the window comes first, before empty fields; an empty one waits for its place', () => {
  expect(said({ childFirstName: '', childLastName: '', dob: '2001-05-19' })).toEqual([
    outOfRange,
    "Child's first name is required",
    "Child's last name is required",
  ]);
  expect(said({ childFirstName: '', dob: '' })).toEqual([
    "Child's first name is required",
    'Date of birth is required',
  ]);
});

test('both ends of the birth window of the daycare’s ages are allowed, and not a day more', () => {
  const { min, max } = birthWindow(today, agesIn(ages)!);
  expect(windowOf('dob', { ages }, today, '')).toEqual({ min, max });
  expect(said({ dob: min })).toEqual([]);
  expect(said({ dob: max })).toEqual([]);
  expect(said({ dob: calendarDay(subDays(parseISO(min), 1)) })).toEqual([outOfRange]);
  expect(said({ dob: calendarDay(addDays(parseISO(max), 1)) })).toEqual([outOfRange]);
});

test.skipIf(isOwnSite)(
  'the sample takes children from 12 months to 12 years, in the words of the specification',
  () => {
    expect(ages).toBe('12 months to 12 years');
    expect(outOfRange).toBe('Date of Birth must be between 12 months to 12 years.');
    expect(registration.groups[2]?.fields.at(-1)?.hint).toBe('For children 12 months to 12 years old.');
  },
);

const sampleAges = '12 months to 12 years';
for (const [day, min, max, takes = sampleAges] of [
  ['2026-11-21', '2014-11-21', '2025-11-22'],
  ['2028-02-29', '2016-02-29', '2027-03-01'],
  ['2029-02-28', '2017-02-28', '2028-02-29'],
  ['2029-03-01', '2017-03-01', '2028-03-02'],
  ['2025-12-31', '2013-12-31', '2025-01-01'],
  ['2026-01-01', '2014-01-01', '2025-01-02'],
  ['2026-11-21', '2020-11-21', '2025-04-22', '19 months to 6 years'],
  ['2026-11-21', '2020-11-21', '2025-11-22', '1 to 6 years'],
  ['2026-11-21', '2025-11-21', '2026-10-11', '6 weeks to 1 year'],
  ['2026-08-31', '2024-02-29', '2026-07-01', '2 to 30 months'],
  ['2026-11-21', '2020-11-21', '2026-11-21', 'birth to 6 years'],
] as const)
  test(`on ${day} a child born from ${min} to ${max} is ${takes} old`, () => {
    expect(birthWindow(new Date(`${day}T12:00`), agesIn(takes)!)).toEqual({ min, max });
    // So it is on /places, which offers the form to no other.
    expect(latestBirth(day, agesIn(takes)!.from)).toBe(max);
  });

test('the window is the same from the first to the last minute of a day', () => {
  for (const time of ['00:00', '00:01', '12:00', '23:59'])
    expect(birthWindow(new Date(`2026-11-21T${time}`), agesIn(sampleAges)!)).toEqual({
      min: '2014-11-21',
      max: '2025-11-22',
    });
});

test('a child starts today or later', () => {
  expect(windowOf('startDate', { ages }, today, '')).toEqual({ min: '2026-11-21' });
  expect(said({ startDate: '2026-11-21' })).toEqual([]);
  expect(said({ startDate: '2026-11-20' })).toEqual(['Invalid date, Date must be after 21 November 2026']);
  expect(said({ startDate: '2099-01-01' })).toEqual([]);
});

test('in 2025 before October a child starts on 1 October 2025 at the earliest', () => {
  for (const [day, first] of [
    ['2024-12-31', '2024-12-31'],
    ['2025-01-01', '2025-10-01'],
    ['2025-09-30', '2025-10-01'],
    ['2025-10-01', '2025-10-01'],
    ['2025-10-02', '2025-10-02'],
    ['2026-01-01', '2026-01-01'],
    ['2026-09-30', '2026-09-30'],
  ])
    expect(startWindow(new Date(`${day}T12:00`))).toEqual({ min: first });
  const answers = { startDate: '2025-09-30', dob: '2022-05-19' };
  expect(said(answers, new Date(2025, 7, 15))).toEqual(['Invalid date, Date must be after 1 October 2025']);
});

test('a date that no calendar has is called invalid, not missing', () => {
  for (const startDate of ['2027-02-30', 'soon', '12027-01-01'])
    expect(said({ startDate })).toEqual(['Invalid date, Please enter a valid date']);
});

test('a date whose year is half typed is not whole yet', () => {
  expect(['0002-05-19', '0020-05-19', '0202-05-19', '2023-05-19', ''].map(isWholeDate)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

test('valid values have no spaces around them', () => {
  const { values } = check(registration, { ...whole, parentFirstName: '  Ana ', note: ' \n' }, today);
  expect(values).toEqual({ ...whole, parentFirstName: 'Ana' });
});
