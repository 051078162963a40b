// What is wrong with notices, days that repeat and other hours is said with a mend, and following it is enough.
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseSiteFile } from '#content/reader/site-file.ts';
import { siteFiles, type FileName } from '#content/schemas/files.ts';

import { followMend } from './follow-mend.ts';
import { mistakesOf } from './mistakes-of.ts';

const provider = readFileSync('site/provider.yaml', 'utf8');
const hours = (from: string, until: string, written = 'Monday to Thursday, 8:00 am to 4:00 pm') =>
  `${provider}\notherHours:\n  - from: ${from}\n    until: ${until}\n    hours: ${written}\n`;
const notice = (rest: string) => `- text: Storm\n  from: 2026-12-07 06:00\n${rest}`;
const mistakes = (name: FileName, text: string) =>
  mistakesOf(() => parseSiteFile(`${name}.yaml`, text, siteFiles[name]));

test.each<readonly [FileName, string, string]>([
  ['notices', notice('  until: 2026-12-07 05:00\n'), 'until is not after “from”. For example: 2026-12-07'],
  [
    'notices',
    notice('  until: tomorrow\n'),
    'until is not a day of the calendar, written year-month-day, or with a time',
  ],
  [
    'notices',
    notice('  until: 2026-12-07\n  hours: 9 to 5\n'),
    'hours must be two times of day with “to” between them, or closed',
  ],
  ['notices', notice('  until: 2026-12-07\n  hours: 9:00 pm to 5:00 am\n'), 'hours closes before it opens'],
  ['closures', '- name: Team\n  from: 2026-12-01\n  every: 1st Friday\n', 'is no day that repeats, such as Wednesday'],
  [
    'provider',
    hours('07-01', '2027-08-31'),
    'until must have a year if “from” has one, and none otherwise. For example: 08-31',
  ],
  ['provider', hours('2027-07-01', '08-31'), 'For example: 2027-08-31'],
  ['provider', hours('2027-07-01', '2027-06-30'), 'until is before the day at “from”'],
  ['provider', hours('02-29', '08-31'), 'from is not a day of the calendar, written month-day for every year'],
  ['provider', hours('07-01', '08-31', 'mornings'), 'hours is not days and times'],
])('%s.yaml: %j', (name, written, says) => {
  expect(mistakes(name, written).join('\n')).toContain(says);
  let text = written;
  for (let round = 0; round < 3; round += 1) text = followMend(text, mistakes(name, text)[0] ?? '');
  expect(mistakes(name, text), text).toEqual([]);
});

test.each<readonly [FileName, string, string]>([
  [
    'notices',
    notice('  until: 2026-12-08\n  hours: 9:00 am to 5:45 pm\n'),
    'entry 1: hours are those of one day, but the notice holds on several. Let it end on its first day, and write another for the next',
  ],
  [
    'notices',
    [1, 2, 3, 4].map((day) => `- text: Notice ${day}\n  from: 2026-12-0${day}\n  until: 2026-12-09\n`).join(''),
    'entry 4: from is when 4 notices hold at once, and pages show at most 3',
  ],
  ['notices', notice(`  until: 2026-12-08\n`).replace('Storm', 'Storm '.repeat(30)), 'text is longer than 160 letters'],
  [
    'closures',
    '- name: Team\n  from: 2026-12-07\n  until: 2026-12-31\n  every: first Friday\n',
    'entry 1: every is no day between “from” and “until”. Write a later day at “until”, or none',
  ],
  ['notices', notice(''), 'entry 1: until is missing. For example: 2026-12-07 12:00'],
])('%s.yaml: %j is refused', (name, written, says) => {
  expect(mistakes(name, written).join('\n')).toContain(says);
});

test.each<readonly [FileName, string]>([
  ['notices', notice('  until: 2026-12-09\n  hours: closed\n')],
  [
    'notices',
    [1, 2, 3, 4].map((day) => `- text: N ${day}\n  from: 2026-12-0${day}\n  until: 2026-12-0${day}\n`).join(''),
  ],
  [
    'closures',
    '- name: Team\n  from: 2026-12-01\n  every: last Friday\n- name: Out\n  from: 2026-12-01\n  every: Wednesday\n',
  ],
  ['provider', hours('12-20', '01-06')],
  ['provider', hours('2027-07-01', '2027-08-31')],
])('%s.yaml: %j is right', (name, written) => {
  expect(mistakes(name, written)).toEqual([]);
});
