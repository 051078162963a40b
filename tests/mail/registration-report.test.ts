// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { messageSchema } from '#mail/contract.ts';
import { registrationFields, registrationReport } from '#mail/registration-report.ts';

import { answers, filled, now, letterhead } from './family.ts';

const pageOf = (html = '') => new DOMParser().parseFromString(html, 'text/html');

/** The text between a heading of the letter and the next one. */
function sectionOf(html: string | undefined, title: string): string {
  const heading = [...pageOf(html).querySelectorAll('h2')].find(({ textContent }) => textContent === title);
  let text = '';
  for (let next = heading?.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
    text += `${next.textContent}\n`;
  return text;
}

test('the plain text is one line with all 14 fields', () => {
  const { message } = registrationReport(letterhead, answers, now);
  expect(message).not.toMatch(/[\r\n]/);
  expect(registrationFields).toHaveLength(14);
  for (const value of Object.values(answers)) expect(message).toContain(value.replace('\n', ' '));
});

test('the report shows parent, how found, note and child in their own sections', () => {
  const { html } = registrationReport(letterhead, answers, now);
  const parent = sectionOf(html, 'Parent');
  for (const text of [
    'Zoë',
    "O'Brien-Łuczak",
    '403-555-0167',
    'zoe@family.example',
    '48 Wheatland Road',
    'Willowbend',
    'AB',
    'T0A 0A1',
  ])
    expect(parent).toContain(text);
  expect(sectionOf(html, 'How they found us')).toContain('Friend');
  expect(sectionOf(html, 'Note')).toContain('Tuesdays & Thursdays');
  const child = sectionOf(html, 'Child');
  for (const text of ['李小龙', 'Łuczak', '2 November 2026', '28 February 2023']) expect(child).toContain(text);
});

test('a text-only reader gets a language, one title, and a heading for every value', () => {
  const page = pageOf(registrationReport(letterhead, answers, now).html);
  expect(page.documentElement.lang).toBe('en-CA');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelectorAll('th[scope=row]')).toHaveLength(13);
  expect(page.querySelectorAll('style, link, script, img')).toHaveLength(0);
});

for (const [season, moment, local] of [
  ['winter', '2026-12-01T15:30:00Z', '2026-12-01T09:30:00-06:00'],
  ['summer', '2026-07-01T15:30:00Z', '2026-07-01T09:30:00-06:00'],
  ['the first minutes of a year', '2027-01-01T05:59:59Z', '2026-12-31T23:59:59-06:00'],
] as const) {
  test(`the submitted time is Alberta's in ${season}`, () => {
    const page = pageOf(registrationReport(letterhead, answers, new Date(moment)).html);
    expect([...page.querySelectorAll('time')].at(-1)?.dateTime).toBe(local);
  });
}

test('the submitted time is read as people read it, and another configured offset is followed', () => {
  expect(registrationReport(letterhead, answers, now).html).toContain(
    '>5 October 2026, 9:30 am</time> (Alberta time, UTC-06:00)',
  );
  const further = registrationReport({ ...letterhead, utcOffset: '-07:00' }, answers, now);
  expect(further.html).toContain('>5 October 2026, 8:30 am</time> (Alberta time, UTC-07:00)');
});

test('the time does not depend on the time zone or the zone data of the machine', () => {
  const letters = ['UTC', 'America/Edmonton', 'Asia/Tokyo', 'Pacific/Chatham'].map((zone) => {
    vi.stubEnv('TZ', zone);
    return registrationReport(letterhead, answers, new Date('2026-12-01T15:30:00Z')).html;
  });
  expect(new Set(letters).size).toBe(1);
});

test('an empty value, or one of spaces, is a dash in message and html', () => {
  const { subject, message, html } = registrationReport(
    letterhead,
    filled(() => '  '),
    now,
  );
  expect(subject).toBe(`Registration Request — — | — — ${letterhead.name}`);
  expect(message.match(/: —/g)).toHaveLength(14);
  expect(pageOf(html).querySelectorAll('td')).toHaveLength(13);
  for (const cell of pageOf(html).querySelectorAll('td')) expect(cell.textContent).toBe('—');
  expect(sectionOf(html, 'Note').trim()).toBe('—');
});

test('a note keeps its lines in the html and is one line in the text', () => {
  const { html, message } = registrationReport(letterhead, { ...answers, note: 'One\r\nTwo\n\nThree' }, now);
  expect(html).toContain('One<br />\nTwo<br />\n<br />\nThree');
  expect(message).toContain('One Two  Three'.replace('  ', ' '));
});

test('line breaks in every field never reach a header, and the letter fits its contract', () => {
  const letter = registrationReport(
    letterhead,
    filled((name) => `${name}\r\nBcc: all@example.com\0\u2028${name}`),
    now,
  );
  expect(letter.subject).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(letter.message).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(messageSchema.safeParse(letter).success).toBe(true);
});
