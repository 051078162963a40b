// What the owner's files say twice, and not in the same way, or against the calendar.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { contradictionsIn } from '../../tasks/site/contradictions.ts';
import { holidayOf } from '../../tasks/site/holidays.ts';
import { unshown } from '../../tasks/site/unshown.ts';
import { copyOfSite, edit, lineOf } from './owner-folder.ts';

test('the sample contradicts itself nowhere', () => {
  expect(contradictionsIn(copyOfSite())).toEqual([]);
});

test.each([
  ['Monday to Friday, 6:45 am to 5:45 pm; Friday, 6:45 am to 4:30 pm', 'Friday has hours twice'],
  ['Monday to Thursday, 6:45 am to 5:45 pm; Friday, 6:45 am to 4:30 pm', undefined],
  // With a break at noon.
  ['Friday, 6:45 am to 12:00 pm; Friday, 1:00 pm to 5:00 pm', undefined],
])('of the hours “%s” is said: %s', (hours, said) => {
  const folder = copyOfSite();
  edit(folder, 'provider.yaml', /^hours: .*/m, `hours: ${hours}`);
  const line = lineOf(folder, 'provider.yaml', 'hours:');
  expect(contradictionsIn(folder)).toEqual(
    said ? [expect.stringContaining(`provider.yaml, line ${line}: ${said}`)] : [],
  );
});

test.each([
  ['Family Day', '2027-02-16', 'Family Day is on 15 February 2027, and you are closed on 16 February 2027.'],
  ['Family Day', '2027-02-15', undefined],
  ['Good Friday', '2028-04-21', 'Good Friday is on 14 April 2028'],
  // Taken on the Monday, since the day itself is a Sunday.
  ['Canada Day', '2029-07-02', undefined],
  ['Boxing Day', '2027-12-28', undefined],
  ['Canada Day', '2028-07-05', 'Canada Day is on 1 July 2028'],
  ['Staff day', '2027-02-16', undefined],
])('of %s on %s is said: %s', (name, day, said) => {
  const folder = copyOfSite();
  writeFileSync(join(folder, 'closures.yaml'), `- name: ${name}\n  from: ${day}\n`);
  expect(contradictionsIn(folder)).toEqual(said ? [expect.stringContaining(`closures.yaml, line 2: ${said}`)] : []);
});

test.each([
  ['2026-12-24', '6:45 am to 12:00 pm', undefined],
  ['2026-12-24', '6:45 am to 5:45 pm', undefined],
  ['2026-12-24', '9:00 am to 6:00 pm', 'Eve, open 9:00 am to 6:00 pm, is longer than your hours on a Thursday'],
  ['2026-12-24', '6:00 am to 12:00 pm', 'Eve, open 6:00 am to 12:00 pm, is longer than your hours on a Thursday'],
  // From Thursday to Saturday, with shorter hours on Fridays.
  [
    '2026-12-24\n  until: 2026-12-26',
    '6:45 am to 5:00 pm',
    'Eve, open 6:45 am to 5:00 pm, is longer than your hours on a Friday',
  ],
  ['2026-12-24\n  until: 2026-12-26', '6:45 am to 4:00 pm', undefined],
])('of the hours of a single day, %s, %s, is said: %s', (day, open, said) => {
  const folder = copyOfSite();
  edit(
    folder,
    'provider.yaml',
    /^hours: .*/m,
    'hours: Monday to Thursday, 6:45 am to 5:45 pm; Friday, 6:45 am to 4:00 pm',
  );
  writeFileSync(join(folder, 'closures.yaml'), `- name: Eve\n  from: ${day}\n  open: ${open}\n`);
  expect(contradictionsIn(folder)).toEqual(said ? [expect.stringContaining(`: ${said} (“hours” of provider`)] : []);
});

test('the holidays of Alberta in three years', () => {
  const names = ['Family Day', 'Good Friday', 'Victoria Day', 'Heritage Day', 'Labour Day', 'Thanksgiving'];
  const daysOf = (year: number) => names.map((name) => holidayOf(name, year)?.slice(5)).join(' ');
  expect([2026, 2027, 2030].map(daysOf)).toEqual([
    '02-16 04-03 05-18 08-03 09-07 10-12',
    '02-15 03-26 05-24 08-02 09-06 10-11',
    '02-18 04-19 05-20 08-05 09-02 10-14',
  ]);
});

test('closures that overlap, and entries that mean the same, are told of', () => {
  const folder = copyOfSite();
  const closures =
    '- name: Christmas Day\n  from: 2026-12-25\n- name: Winter break\n  from: 2026-12-24\n  until: 2027-01-02\n';
  writeFileSync(join(folder, 'closures.yaml'), closures);
  edit(folder, 'faqs.yaml', /^( {4}- id: )(\S+)(\n(?: {6}.*\n)*? {6}title: )(.*)\n/m, '$1again$3$4!\n$&');
  expect(contradictionsIn(folder)).toEqual([
    'closures.yaml, line 4: Winter break and Christmas Day are in part the same days, so parents read both. Keep one, or end one before the other begins.',
    expect.stringMatching(/^faqs\.yaml, line \d+: “.*” stands twice, first in line \d+\. Keep one of the two\.$/),
  ]);
});

test('a question about the house is told of where every form asks it already', () => {
  const folder = copyOfSite();
  appendFileSync(
    join(folder, 'words/registration.yaml'),
    'fields:\n  - kind: choices\n    ask: Which of our houses?\n    choices: [Poplar Lane, Mill Road]\n',
  );
  expect(contradictionsIn(folder)).toEqual([]);
  appendFileSync(join(folder, 'provider.yaml'), 'house: Poplar Lane\nlocations:\n  - name: Mill Road\n');
  const line = lineOf(folder, 'words/registration.yaml', '    ask:');
  expect(contradictionsIn(folder)).toEqual([
    `words/registration.yaml, line ${line}: every form asks already which house is meant, so parents are asked twice. Take this question out.`,
  ]);
});

test('a folder that nothing reads, such as a copy of itself, is told of', () => {
  const folder = copyOfSite();
  mkdirSync(join(folder, 'little-acorns'));
  expect(unshown(folder)).toContain('little-acorns/: nothing reads this folder. Take it out.');
});
