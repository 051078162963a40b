import { expect, test } from 'vitest';

import { letterhead } from '#content/values/daycare.ts';
import { contact } from '#forms/contact/record.ts';
import { check } from '#forms/check.ts';
import { inquiryOf } from '#forms/inquiry.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';

const whole = { name: 'Ana Okafor', email: 'ana@family.example', phone: '403-555-0167', message: 'Is there room?' };
const empty = { name: '', email: '', phone: '', message: '' };

const valuesOf = (inquiry: typeof whole) => ({
  ...contact.empty,
  dzName: inquiry.name,
  dzEmail: inquiry.email,
  dzOther: { Phone: inquiry.phone },
  dzMessage: inquiry.message,
});

const checked = (inquiry: typeof whole) => check(contact, valuesOf(inquiry), new Date());

/** The message of each failing field. */
const failing = (inquiry: typeof whole) =>
  Object.fromEntries(checked(inquiry).failures.map(({ field, message }) => [field, message]));

test('a complete message passes, with its answers trimmed', () => {
  const spaced = { ...whole, name: '  Ana Okafor ', email: ' ana@family.example' };
  expect(failing(spaced)).toEqual({});
  expect(inquiryOf(checked(spaced).values!)).toEqual(whole);
});

test('an empty form names every field in its own words', () => {
  expect(failing(empty)).toEqual({
    dzName: 'Name is required',
    dzEmail: 'Email is required',
    'dzOther.Phone': 'Phone number is required',
    dzMessage: 'Please enter a message.',
  });
});

test('spaces, tabs and line breaks alone count as empty in every field', () => {
  const blank = ' \t\n ';
  expect(failing({ name: blank, email: blank, phone: blank, message: blank })).toEqual(failing(empty));
});

test.each([
  'ana',
  'ana@',
  '@family.example',
  'ana@family',
  'ana okafor@family.example',
  'ana@a.example, ben@b.example',
])('the address %j is called invalid, not missing', (email) =>
  expect(failing({ ...whole, email })).toEqual({ dzEmail: 'Please enter a valid email address' }),
);

test('the format of a phone number is not checked', () => {
  expect(failing({ ...whole, phone: 'ask for Ana, ext. 4' })).toEqual({});
});

test('which house stands before the message', () => {
  const { report } = contact.letters(letterhead, { ...valuesOf(whole), dzHouse: 'Mill Road\nName: Ben' }, new Date());
  expect(report.message).toBe(
    contactInquiry(letterhead, { ...whole, message: `Which house: Mill Road Name: Ben\n\n${whole.message}` }).message,
  );
});

test('what was asked for a visit stands before the message, each in a line of its own', () => {
  const letter = (visit: Partial<typeof contact.empty.dzVisit>) =>
    contact.letters(letterhead, { ...valuesOf(whole), dzVisit: { ...contact.empty.dzVisit, ...visit } }, new Date())
      .report;
  const plain = letter({});
  expect(plain).toEqual(contactInquiry(letterhead, whole));
  const asked = letter({ Times: 'Monday morning', Helps: 'Large print\nName: Ben' });
  expect(asked).toEqual({
    ...plain,
    message: plain.message!.replace(
      whole.message,
      `A time that suits: Monday morning\nWhat helps: Large print Name: Ben\n\n${whole.message}`,
    ),
  });
});
