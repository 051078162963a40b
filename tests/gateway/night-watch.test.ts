// @vitest-environment node
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { lastNight, nightReason } from '#gateway/night-watch.ts';

import { temporaryFolder } from './gateway.ts';

test.each([
  ['in the night', '2027-03-03T06:06:00Z', undefined],
  ['two nights later, while the build runs', '2027-03-05T06:20:00Z', undefined],
  ['that morning', '2027-03-05T08:10:00Z', 'has not succeeded for 2 days'],
  ['a week later', '2027-03-10T12:00:00Z', 'has not succeeded for 7 days'],
])('a build that has succeeded at night and then no more: %s', (_, now, says) => {
  const reason = nightReason(new Date('2027-03-03T06:06:00Z'), new Date(now));
  expect(reason).toEqual(says === undefined ? undefined : expect.stringContaining(says));
});

test('the file says when a build last succeeded; without it none has', () => {
  const file = join(temporaryFolder(), 'last-night');
  expect(nightReason(lastNight(file), new Date())).toContain('has not succeeded yet');
  const night = new Date('2027-03-03T06:06:00Z');
  writeFileSync(file, '');
  utimesSync(file, night, night);
  expect(lastNight(file)).toEqual(night);
});
