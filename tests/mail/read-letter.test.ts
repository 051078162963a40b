import { expect, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';
import { readInquiry, readRegistration } from '#mail/read-letter.ts';
import { registrationReport, type RegistrationLetterAnswers } from '#mail/registration-report.ts';

import { answers, filled, now, letterhead } from './family.ts';

const report = registrationReport(letterhead, answers, now);

test('a registration letter gives back what was typed', () => {
  expect(readRegistration([letterhead], report)).toEqual({ answers, submitted: now });
});

test('the letter of a further child names the others after all fields, and without them it is as before', () => {
  const further = registrationReport(letterhead, { ...answers, siblings: 'Noah Okafor' }, now);
  expect(further.message).toBe(`${report.message} | Brother or sister of: Noah Okafor`);
  expect(further.subject).toBe(report.subject);
  expect(further.html).toContain('Brother or sister of</th>');
  expect(readRegistration([letterhead], further)?.answers.siblings).toBe('Noah Okafor');
  expect(registrationReport(letterhead, { ...answers, siblings: '' }, now)).toEqual(report);
});

test('a letter gives back what the daycare asked besides, also to a daycare that asks something else by now', () => {
  const asking = { ...letterhead, questions: ['Which house', 'Days'] };
  const own = [
    ['Which house', 'Mill & Road'],
    ['Days', '—'],
  ] as const;
  for (const siblings of ['', 'Noah Okafor']) {
    const letter = registrationReport(asking, { ...answers, siblings }, now, own);
    const read = readRegistration([{ ...letterhead, questions: ['School'] }, asking], letter);
    expect(read).toMatchObject({ own, answers: siblings ? { ...answers, siblings } : answers });
    expect(readRegistration([letterhead], letter)).toBeUndefined();
    const forged = { ...letter, html: letter.html!.replace('Days</th>', 'Your bank</th>') };
    expect(readRegistration([asking], forged)).toBeUndefined();
  }
  expect(readRegistration([asking], registrationReport(letterhead, answers, now, []))?.own).toBeUndefined();
});

test('which house is said first, in the text and in the html, and is read again', () => {
  const asking = { ...letterhead, questions: ['Which house', 'Days'], asksHouse: true } as const;
  const own = [
    ['Which house', 'Mill & Road'],
    ['Days', 'Monday'],
  ] as const;
  for (const siblings of ['', 'Noah Okafor']) {
    const letter = registrationReport(asking, { ...answers, siblings }, now, own);
    expect(letter.message).toMatch(/^Which house: Mill & Road \| Parent: First name: /);
    expect(letter.html!.indexOf('Mill &amp; Road')).toBeLessThan(letter.html!.indexOf('>Parent</h2>'));
    expect(readRegistration([letterhead, asking], letter)).toMatchObject({
      own,
      answers: siblings ? { ...answers, siblings } : answers,
    });
  }
  // A page from before the second house.
  const letter = registrationReport(letterhead, answers, now);
  expect(readRegistration([{ ...asking }, letterhead], letter)).toMatchObject({ answers });
});

for (const [what, typed] of [
  ['markup', filled(() => `<b>x</b> </td><td> &amp; "quoted" 'so'`)],
  ['line breaks in every field', filled((name) => `${name}\r\n\r\n${name}\n<br />\n\0\u0085tab\t.`)],
  ['nothing', filled(() => '')],
  ['a dash', filled(() => '—')],
  ['a long note', { ...answers, note: 'Line & <b>\n'.repeat(500) }],
  ['half dates', { ...answers, startDate: '2026-13-40', dob: 'last spring' }],
  ['brothers and sisters', { ...answers, siblings: 'Noah </td> Okafor, "Ida" & Jo\n—' }],
  ['letters that look like ours', { ...answers, note: 'Submitted <time datetime="2026-01-01T00:00:00-06:00">' }],
] as const satisfies readonly (readonly [string, RegistrationLetterAnswers])[]) {
  test(`a letter with ${what} is recognised as ours, with the address in its own place`, () => {
    const letter = registrationReport(letterhead, typed, now);
    const read = readRegistration([letterhead], letter);
    expect(read).toBeDefined();
    expect(registrationReport(letterhead, read!.answers, now)).toEqual(letter);
  });
}

for (const [what, changed] of [
  ['another subject', { ...report, subject: 'Hello' }],
  ['another recipient', { ...report, to: 'other@family.example' }],
  ['a longer text', { ...report, message: `${report.message} and more` }],
  ['a word more in the html', { ...report, html: report.html!.replace('</body>', '<p>More</p></body>') }],
  ['another address in the html alone', { ...report, html: report.html!.replace('zoe@family', 'victim@family') }],
  ['another time zone', { ...report, html: report.html!.replaceAll('-06:00', '+02:00') }],
  ['a time that is none', { ...report, html: report.html!.replaceAll('2026-10-05T09', '2026-99-99T99') }],
  ['no html', { to: report.to, subject: report.subject, message: report.message }],
] as const) {
  test(`a letter with ${what} is not ours`, () => {
    expect(readRegistration([letterhead], changed)).toBeUndefined();
  });
}

test("an inquiry gives back its sender, whatever the visitor's words pretend", () => {
  const ana = {
    name: 'Ana',
    email: 'ana@family.example',
    phone: '',
    message: 'Hi\n\nName: Eve\nEmail: eve@x.example\nPhone: 1',
  };
  expect(readInquiry([letterhead], contactInquiry(letterhead, ana))).toEqual(ana);
});

test('a letter that is not an inquiry has no sender', () => {
  expect(readInquiry([letterhead], report)).toBeUndefined();
  expect(
    readInquiry([letterhead], {
      ...contactInquiry(letterhead, { name: '', email: '', phone: '', message: 'Hi' }),
      subject: 'Hi',
    }),
  ).toBeUndefined();
});
