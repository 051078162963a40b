// @vitest-environment node
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { watchNights } from '#gateway/letters/night-watch.ts';
import { stoppedNights } from '#mail/stopped-nights.ts';

import { letterhead } from '../../mail/family.ts';
import { openGateway, temporaryFolder } from '../gateway.ts';

/** A watch whose clock and nights a test sets. */
function open(start: string) {
  let time = start;
  const file = join(temporaryFolder(), 'last-night');
  const letters: string[] = [];
  const watch = watchNights(
    file,
    () => new Date(time),
    async (reason) => void letters.push(reason),
  );
  return {
    watch,
    letters,
    at: (moment: string) => void (time = moment),
    succeed(moment: string) {
      writeFileSync(file, '');
      utimesSync(file, new Date(moment), new Date(moment));
    },
  };
}

test.each([
  ['in the night', '2027-03-03T06:06:00Z', undefined],
  ['two nights later, while the build runs', '2027-03-05T06:20:00Z', undefined],
  ['that morning', '2027-03-05T08:10:00Z', 'has not succeeded for 2 days'],
  ['a week later', '2027-03-10T12:00:00Z', 'has not succeeded for 7 days'],
])('a build that has succeeded at night and then no more: %s', (_, now, says) => {
  const { watch, at, succeed } = open('2027-03-01T12:00:00Z');
  succeed('2027-03-03T06:06:00Z');
  at(now);
  expect(watch.reason()).toEqual(says === undefined ? undefined : expect.stringContaining(says));
});

test('a daycare whose first night is to come is not told; one whose build has never succeeded is', () => {
  const { watch, at } = open('2027-03-01T12:00:00Z');
  expect(watch.reason()).toBeUndefined();
  at('2027-03-03T15:00:00Z');
  expect(watch.reason()).toContain('for 2 days');
});

test('the provider gets one letter, and another only when the build has worked again and stops another time', async () => {
  const { watch, letters, at, succeed } = open('2027-03-01T12:00:00Z');
  succeed('2027-03-02T06:06:00Z');
  for (const moment of ['2027-03-03T00:00:00Z', '2027-03-05T00:00:00Z', '2027-03-06T00:00:00Z']) {
    at(moment);
    await watch.check();
  }
  expect(letters).toHaveLength(1);
  succeed('2027-03-07T06:06:00Z');
  at('2027-03-07T07:00:00Z');
  await watch.check();
  expect(letters).toHaveLength(1);
  at('2027-03-12T07:00:00Z');
  await watch.check();
  expect(letters).toHaveLength(2);
});

test('health gives the reason, and says nothing where nobody watches', async () => {
  const { watch, at } = open('2027-03-01T12:00:00Z');
  at('2027-03-09T12:00:00Z');
  const watched = await openGateway({ nightWatch: watch });
  expect((await watched.app.inject('/api/health')).json()).toMatchObject({
    status: 'attention',
    reasons: [watch.reason()],
  });
  const { app } = await openGateway();
  expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'ok', reasons: [] });
});

test('the letter goes to the provider, says why, and fits the limits of letters', () => {
  const letter = stoppedNights(letterhead, 'The nightly build has stopped.');
  expect(letter.to).toBe(letterhead.email);
  expect(letter.message).toMatch(/^The nightly build has stopped\./);
  expect(letter.subject).toContain(letterhead.name);
});
