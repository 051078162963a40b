import { expect, test } from 'vitest';

import { looksOwn, readPlainLetter } from '#mail/read-letter.ts';
import { waitingListLetter } from '#mail/waiting-list.ts';

import { letterhead } from './family.ts';

const ana = {
  born: { month: '05', year: '2027' },
  start: { month: '06', year: '2028' },
  group: 'Infants',
  email: 'ana@family.example',
  phone: '',
};
const letter = waitingListLetter(letterhead, ana);

test('the letter is headed by what it is, says both months in words, and has no html', () => {
  expect(letter).toEqual({
    to: letterhead.email,
    subject: `Waiting list: from June 2028, born May 2027 - ${letterhead.name}`,
    message: `Waiting list

Born or expected: May 2027
Place from: June 2028
Group: Infants
Email: ana@family.example
Phone: N/A

This is no registration. The website has told the family that it is no place yet, and that you answer within ${letterhead.answersWithin}. No e-mail has gone to them.`,
  });
});

test('it gives back what was typed, also to a gateway with another letterhead', () => {
  const later = { ...letterhead, answersWithin: 'a week' };
  const read = readPlainLetter([later, letterhead], letter);
  expect(read).toEqual({ kind: 'waiting-list', answers: ana, letter: waitingListLetter(later, ana) });
});

test('which house stands first, where there are several', () => {
  const asked = { ...ana, house: 'Mill Road\nEmail: eve@x.example' };
  const { message } = waitingListLetter(letterhead, asked);
  expect(message).toMatch(/^Waiting list\n\nHouse: Mill Road Email: eve@x\.example\nBorn or expected: /);
  expect(readPlainLetter([letterhead], waitingListLetter(letterhead, asked))?.answers).toEqual({
    ...ana,
    house: 'Mill Road Email: eve@x.example',
  });
});

test('line breaks in an answer are folded, so that they cannot look like others', () => {
  const odd = { ...ana, group: 'Infants\r\nEmail: eve@x.example', phone: '1\nPhone: 2' };
  const { message } = waitingListLetter(letterhead, odd);
  expect(message.match(/^(Email|Phone): .*$/gm)).toEqual(['Email: ana@family.example', 'Phone: 1 Phone: 2']);
  expect(readPlainLetter([letterhead], waitingListLetter(letterhead, odd))?.answers.email).toBe(ana.email);
});

test.each([
  ['another subject', { ...letter, subject: 'Hello' }],
  ['a longer text', { ...letter, message: `${letter.message} Click here.` }],
  ['a month that is none', waitingListLetter(letterhead, { ...ana, born: { month: '13', year: '2027' } })],
])('a letter with %s is not ours, though it looks so', (_, changed) => {
  expect(readPlainLetter([letterhead], changed)).toBeUndefined();
  expect(looksOwn(changed)).toBe(true);
});
