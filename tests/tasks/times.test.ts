// What may stand in the owner's files about times, but is hardly meant.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { contradictionsIn } from '../../tasks/site/contradictions.ts';
import { doubtfulIn } from '../../tasks/site/doubtful.ts';
import { staleClosures } from '../../tasks/site/stale.ts';
import { copyOfSite, edit } from './owner-folder.ts';

const today = '2026-12-01';

function folderWith(files: Readonly<Record<string, string>>, otherHours = ''): string {
  const folder = copyOfSite();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  edit(folder, 'provider.yaml', /^arrival:/m, `${otherHours}arrival:`);
  return folder;
}

const summer = (from: string, until: string) =>
  `  - from: ${from}\n    until: ${until}\n    hours: Monday to Thursday, 8:00 am to 4:00 pm\n`;

test('parts of the year that share days, and one that is over, are told of', () => {
  const found = (hours: string) => doubtfulIn(folderWith({}, `otherHours:\n${hours}`), today).join('\n');
  expect(found(summer('07-01', '08-31') + summer('2027-08-20', '2027-09-05'))).toMatch(
    /^provider\.yaml, line \d+: “From 20 August 2027 .*” and “From 1 July to 31 August: .*” are in part the same days/,
  );
  expect(found(summer('12-20', '01-06') + summer('2027-01-02', '2027-01-31'))).toContain('in part the same days');
  expect(found(summer('07-01', '08-31') + summer('2027-09-01', '2027-09-05'))).toBe('');
  expect(found(summer('2026-07-01', '2026-08-31'))).toContain('was over on 31 August 2026, so no page says it');
});

test('a closure in the summer is compared with the hours of the summer', () => {
  const closures =
    '- name: Party\n  from: 2027-07-08\n  open: 8:00 am to 5:00 pm\n- name: Moving day\n  from: 2027-07-09\n- name: Later\n  from: 2027-09-10\n  open: 8:00 am to 5:00 pm\n';
  const folder = folderWith({ 'closures.yaml': closures }, `otherHours:\n${summer('07-01', '08-31')}`);
  expect(contradictionsIn(folder)).toEqual([
    'closures.yaml, line 3: Party, open 8:00 am to 5:00 pm, is longer than your hours on a Thursday (“otherHours” of provider.yaml). Which of the two is right?',
  ]);
  expect(doubtfulIn(folder, today)).toEqual([
    'closures.yaml, line 5: Moving day is a Friday, and you are closed then anyway (“otherHours” of provider.yaml). Is the day right?',
  ]);
});

test('a day that repeats is told of where it is over, or closed anyway; it is no last day, and overlaps nothing', () => {
  const closures = (rest: string) =>
    `- name: Team\n  from: 2026-01-01\n${rest}- name: Christmas Day\n  from: 2026-12-25\n`;
  const found = (rest: string) => {
    const folder = folderWith({ 'closures.yaml': closures(rest) });
    return [...doubtfulIn(folder, today), ...contradictionsIn(folder)];
  };
  expect(found('  every: last Friday\n')).toEqual([]);
  expect(found('  every: first Sunday\n')).toEqual([
    'closures.yaml, line 3: Team is on a Sunday, and you are closed then anyway (“hours” of provider.yaml). Is the day right?',
  ]);
  expect(found('  every: last Friday\n  until: 2026-11-27\n')).toEqual([
    'closures.yaml, line 1: Team was over on 27 November 2026, so no page says it. Take it out, or write a later day at “until”.',
  ]);
  expect(staleClosures(folderWith({ 'closures.yaml': closures('  every: last Friday\n') }), today)).toEqual([
    'closures.yaml, line 4: the last day on which you are closed is on 25 December 2026. Put in those that follow.',
  ]);
});

test('a notice that is over, or stands there for more than a month, is told of', () => {
  const notices = (until: string) => `- text: 'Storm: we open at 9.'\n  from: 2026-11-30 05:00\n  until: ${until}\n`;
  const found = (until: string) => doubtfulIn(folderWith({ 'notices.yaml': notices(until) }), today);
  expect(found('2026-11-30 12:00')).toEqual([
    'notices.yaml, line 1: the notice “Storm: we open at 9.” was over on 30 November 2026, so no page says it. Take it out.',
  ]);
  expect(found('2026-12-02')).toEqual([]);
  expect(found('2027-11-30')).toEqual([expect.stringContaining('stands above every page until 30 November 2027.')]);
});
