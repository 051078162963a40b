// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, letterhead } from './family.ts';

const pageOf = (html = '') => new DOMParser().parseFromString(html, 'text/html');
const letter = parentConfirmation(letterhead, answers.parentEmail);

test('the parent gets thanks under the exact subject', () => {
  expect(letter.to).toBe('zoe@family.example');
  expect(letter.subject).toBe("We've received your registration");
  expect(letter.message).toMatch(/^Thank you/);
  expect(letter.message.startsWith(`${letterhead.words.confirmation.greeting}\n`)).toBe(true);
  expect(letter.message).not.toMatch(/[<>]/);
});

test('a link opens a mail to the provider to update the details', () => {
  const link = pageOf(letter.html).querySelector('a');
  expect(link?.textContent).toBe('Update my details');
  expect(link?.href).toBe(`mailto:${letterhead.email}?subject=Update%20my%20details`);
});

test('the confirmation depends on the provider and the address alone', () => {
  expect(parentConfirmation(letterhead, answers.parentEmail)).toEqual(letter);
  const report = registrationReport(letterhead, answers, now);
  for (const value of [
    answers.childFirstName,
    answers.childLastName,
    answers.parentFirstName,
    answers.parentNumber,
    answers.dob,
  ]) {
    expect(report.html).toContain(value.replace("'", '&#39;'));
    expect(`${letter.message}${letter.html}`).not.toContain(value);
  }
});

test('an address with markup or a line break stays text', () => {
  const strange = parentConfirmation(letterhead, '<b>x</b>@family.example\r\nBcc: all@example.com');
  expect(strange.to).not.toMatch(/\p{Cc}/u);
  expect(pageOf(strange.html).querySelector('b')).toBeNull();
});

test.each([
  ['zoe+www.evil.example@family.example', 'zoe+…@family.example'],
  ["sean.o'neil+www.evil@family.example", "sean.o'neil+…@family.example"],
  ['zoe+win@xn--kln-sna.example', 'zoe+…@köln.example'],
  ['win=now@family.example', letterhead.words.confirmation.noAddress],
])('the card shows %s as “%s”, and no other part of the letter contains more of it', (address, shown) => {
  const { subject, message, html } = parentConfirmation(letterhead, address);
  const card = [...pageOf(html).querySelectorAll('h2')].find((one) => one.textContent === 'Contact Email On File');
  expect(card?.nextElementSibling?.textContent).toBe(shown);
  expect(message).toContain(`Contact email on file: ${shown}\n`);
  expect(`${subject} ${message} ${html}`).not.toMatch(/www|evil|win/);
});
