import { expect, test } from 'vitest';

import { longDate } from '#content/rules/dates.ts';
import { emptyAnswers, messages, steps, type RegistrationAnswers } from '#content/words/registration.ts';
import {
  checkStep,
  dobWindow,
  earliestStart,
  isWholeDate,
  nativeDateMessage,
  tidyAnswers,
} from '#forms/registration/rules.ts';

const today = new Date(2026, 10, 21, 12);
const whole: RegistrationAnswers = {
  parentFirstName: 'Ana',
  parentLastName: 'Okafor',
  parentNumber: '403-555-0167',
  parentEmail: 'ana@family.example',
  parentAddress: '48 Wheatland Road',
  parentCity: 'Willowbend',
  parentProvince: 'AB',
  parentPostalCode: 'T0A 0A1',
  foundUs: 'Friend',
  note: '',
  childFirstName: 'Maya',
  childLastName: 'Okafor',
  startDate: '2027-01-11',
  dob: '2023-05-19',
  daysRequired: '',
};
const said = (step: number, changes: Partial<RegistrationAnswers>, now = today) =>
  checkStep(step, { ...whole, ...changes }, now).map(({ message }) => message);

test('the fields and their messages have the order and the exact wording of the specification', () => {
  const order = [1, 2, 3].map((step) =>
    checkStep(step, emptyAnswers, today).map(({ field, message }) => [field, message]),
  );
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
  expect(messages.dobOutOfRange).toBe('Date of Birth must be between 12 months to 12 years.');
});

for (const step of [1, 3])
  test(`filling step ${step} field after field brings the next message, and then none`, () => {
    const fields = steps[step - 1]!.fields;
    const answers = { ...emptyAnswers };
    for (const { name, missing } of fields) {
      expect(checkStep(step, answers, today)[0]).toEqual({ field: name, message: missing });
      answers[name] = whole[name];
    }
    expect(checkStep(step, answers, today)).toEqual([]);
  });

test('spaces alone count as empty in every required field', () => {
  for (const [index, { fields }] of steps.entries())
    for (const { name, missing } of fields)
      expect(said(index + 1, { [name]: ' \t ' })).toEqual(missing ? [missing] : []);
});

test('the format of phone, e-mail and postal code is not checked', () => {
  expect(said(1, { parentNumber: 'abc', parentEmail: 'abc', parentPostalCode: 'abc' })).toEqual([]);
});

test('the note is optional', () => {
  expect(said(2, { note: '' })).toEqual([]);
});

test('a field that is missing from a post counts as empty, and a strange value is not read', () => {
  expect(checkStep(2, {}, today)).toEqual([{ field: 'foundUs', message: 'Please select how you found us' }]);
  expect(checkStep(2, { foundUs: ['Google'] }, today)).toHaveLength(1);
});

test('a date of birth out of the window comes first, before empty fields; an empty one waits for its place', () => {
  expect(said(3, { childFirstName: '', childLastName: '', dob: '2001-05-19' })).toEqual([
    messages.dobOutOfRange,
    "Child's first name is required",
    "Child's last name is required",
  ]);
  expect(said(3, { childFirstName: '', dob: '' })).toEqual([
    "Child's first name is required",
    'Date of birth is required',
  ]);
});

test('both ends of the birth window are allowed, and not a day more', () => {
  expect(dobWindow(today)).toEqual({ earliest: '2014-11-21', latest: '2025-11-22' });
  expect(said(3, { dob: '2014-11-21' })).toEqual([]);
  expect(said(3, { dob: '2025-11-22' })).toEqual([]);
  expect(said(3, { dob: '2014-11-20' })).toEqual([messages.dobOutOfRange]);
  expect(said(3, { dob: '2025-11-23' })).toEqual([messages.dobOutOfRange]);
});

for (const [day, earliest, latest] of [
  ['2028-02-29', '2016-02-29', '2027-03-01'],
  ['2029-02-28', '2017-02-28', '2028-02-29'],
  ['2029-03-01', '2017-03-01', '2028-03-02'],
  ['2025-12-31', '2013-12-31', '2025-01-01'],
  ['2026-01-01', '2014-01-01', '2025-01-02'],
] as const)
  test(`on ${day} a child born from ${earliest} to ${latest} can come`, () => {
    expect(dobWindow(new Date(`${day}T12:00`))).toEqual({ earliest, latest });
  });

test('the window is the same from the first to the last minute of a day', () => {
  for (const time of ['00:00', '00:01', '12:00', '23:59'])
    expect(dobWindow(new Date(`2026-11-21T${time}`))).toEqual({ earliest: '2014-11-21', latest: '2025-11-22' });
});

test('a child starts today or later', () => {
  expect(earliestStart(today)).toBe('2026-11-21');
  expect(said(3, { startDate: '2026-11-21' })).toEqual([]);
  expect(said(3, { startDate: '2026-11-20' })).toEqual(['Invalid date, Date must be after 21 November 2026']);
  expect(said(3, { startDate: '2099-01-01' })).toEqual([]);
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
    expect(earliestStart(new Date(`${day}T12:00`))).toBe(first);
  const answers = { startDate: '2025-09-30', dob: '2022-05-19' };
  expect(said(3, answers, new Date(2025, 7, 15))).toEqual(['Invalid date, Date must be after 1 October 2025']);
});

test('a date that no calendar has is called invalid, not missing', () => {
  for (const startDate of ['2027-02-30', 'soon', '12027-01-01'])
    expect(said(3, { startDate })).toEqual(['Invalid date, Please enter a valid date']);
});

test('a half-typed date is called invalid, never missing, and in its place', () => {
  const answers = { ...whole, childLastName: '', startDate: '', dob: '' };
  expect(checkStep(3, answers, today, ['dob'])).toEqual([
    { field: 'childLastName', message: "Child's last name is required" },
    { field: 'startDate', message: 'Start date is required' },
    { field: 'dob', message: 'Invalid date, Please enter a valid date' },
  ]);
});

test("a date field's own messages, with their limits in words", () => {
  const limits = { min: '2025-10-01', max: '2026-03-09' };
  expect(nativeDateMessage({ valueMissing: true }, limits)).toBe('Invalid date, Date is required');
  expect(nativeDateMessage({ rangeUnderflow: true }, limits)).toBe('Invalid date, Date must be after 1 October 2025');
  expect(nativeDateMessage({ rangeOverflow: true }, limits)).toBe('Invalid date, Date must be before 9 March 2026');
  expect(nativeDateMessage({ badInput: true, valueMissing: true }, limits)).toBe(
    'Invalid date, Please enter a valid date',
  );
  expect(nativeDateMessage({}, limits)).toBeUndefined();
  expect(longDate('2024-02-29')).toBe('29 February 2024');
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

test('answers are strings, without spaces around them, and daysRequired stays empty', () => {
  const tidy = tidyAnswers({ ...whole, parentFirstName: '  Ana ', note: undefined, daysRequired: '5' });
  expect(tidy.parentFirstName).toBe('Ana');
  expect(tidy.note).toBe('');
  expect(tidy.daysRequired).toBe('');
  expect(Object.keys(tidy).toSorted()).toEqual(Object.keys(emptyAnswers).toSorted());
});
