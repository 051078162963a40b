import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';
import { line } from '#mail/letter-template.ts';
import { readRegistration } from '#mail/read-letter.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, letterhead } from './family.ts';

test.each([
  ['zero-width space', '\u200B'],
  ['right-to-left mark', '\u200F'],
  ['Arabic letter mark', '\u061C'],
  ['right-to-left override', '\u202E'],
  ['word joiner', '\u2060'],
  ['byte-order mark', '\uFEFF'],
  ['soft hyphen', '\u00AD'],
  ['Hangul filler', '\u3164'],
  ['tag letter', '\u{E0041}'],
  ['grapheme joiner', '\u034F'],
  ['Khmer inherent vowel', '\u17B4'],
  ['braille blank', '\u2800'],
  ['shorthand mark', '\u{1BCA0}'],
  ['reserved special', '\uFFF0'],
])('a %s in a name reaches neither a subject nor the details', (_, sign) => {
  const { subject, message } = contactInquiry(letterhead, {
    name: `${sign}An${sign}a${sign}`,
    email: `ana${sign}@family.example`,
    phone: `403${sign}`,
    message: 'Hello',
  });
  expect(subject).toBe(`New Inquiry from Ana - ${letterhead.name}`);
  expect(message).toBe('Hello\n\nName: Ana\nEmail: ana@family.example\nPhone: 403');
  const report = registrationReport(letterhead, { ...answers, childFirstName: `A${sign}da` }, now);
  expect(report.subject).not.toContain(sign);
  expect(readRegistration([letterhead], report)?.answers.childFirstName).toBe('Ada');
});

test.each(['علی‌رضا', 'क्‍ष', '葛\u{E0100}城', '👩‍👧', '❤️', 'José', 'Nguyễn', "O'Brien-Łuczak"])(
  'a name that is written %s stays as it is, joiners and variants included',
  (name) => {
    expect(line(name)).toBe(name);
  },
);
