import { expect, test } from 'vitest';

import { messages } from '#content/words/contact.ts';
import { emptyInquiry, fieldNames, inquirySchema, purpose } from '#forms/contact/rules.ts';

const whole = { name: 'Ana Okafor', email: 'ana@family.example', phone: '403-555-0167', message: 'Is there room?' };

/** The first message of each failing field. */
function failing(inquiry: typeof whole) {
  const found: Partial<typeof whole> = {};
  for (const { path, message } of inquirySchema.safeParse(inquiry).error?.issues ?? [])
    found[path[0] as keyof typeof whole] ??= message;
  return found;
}

test('a whole message passes, without the spaces around its answers', () => {
  expect(inquirySchema.parse({ ...whole, name: '  Ana Okafor ', email: ' ana@family.example' })).toEqual(whole);
});

test('an empty form names every field in its own words', () => {
  expect(failing(emptyInquiry)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    message: 'Please enter a message.',
  });
});

test('spaces, tabs and line breaks alone count as empty in every field', () => {
  const blank = ' \t\n ';
  expect(failing({ name: blank, email: blank, phone: blank, message: blank })).toEqual(failing(emptyInquiry));
});

test.each([
  'ana',
  'ana@',
  '@family.example',
  'ana@family',
  'ana okafor@family.example',
  'ana@a.example, ben@b.example',
])('the address %j is told apart from a missing one', (email) =>
  expect(failing({ ...whole, email })).toEqual({ email: 'Please enter a valid email address' }),
);

test('a phone number is not checked for its form', () => {
  expect(failing({ ...whole, phone: 'ask for Ana, ext. 4' })).toEqual({});
});

test('every message is to the letter', () => {
  expect(messages).toEqual({
    nameMissing: 'Name is required',
    emailMissing: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    phoneMissing: 'Phone number is required',
    messageBlank: 'Please enter a message.',
    sending: 'Sending email, please wait...',
    sent: 'Email sent successfully!',
    failed: 'An error occurred: {message}',
    failedWithoutMessage: 'Failed to send email',
  });
});

test('the fields carry the names of the wire', () => {
  expect(fieldNames).toEqual({ name: 'dzName', email: 'dzEmail', phone: 'dzOther[Phone]', message: 'dzMessage' });
  expect(purpose).toEqual({ name: 'dzToDo', value: 'Contact' });
});
