// What care costs by group, day and hours.
import { expect, test } from 'vitest';

import { costOf, monthly } from '#content/rules/cost.ts';
import type { Fee } from '#content/rules/fees.ts';

const fee = (own: Partial<Fee>): Fee => ({
  id: 'a',
  name: 'A',
  short: 'A',
  kind: 'fee',
  sum: '',
  per: 'month',
  atMost: true,
  otherwise: 'Ask us.',
  ...own,
});
const grant = { groups: ['toddlers'], until: '2027-03-31' };
const full = fee({ id: 'full', cents: 326_25, least: 100, ...grant });
const part = fee({ id: 'part', cents: 230_00, least: 50, ...grant });
const care = { group: 'toddlers', start: '2026-12-01', days: 5, hours: 8 };
const today = '2026-11-28';
const cost = (more: Partial<typeof care> = {}, fees: readonly Fee[] = [full, part]) =>
  costOf(fees, { ...care, ...more }, today);
const idsOf = (fees: readonly Fee[]) => fees.map(({ id }) => id);

/** By the words of the fees alone, with whole quarters of an hour: an hour that has begun counts. */
function naive(quarters: number): string[] {
  const begun = Math.floor((quarters + 3) / 4);
  return begun >= 100 ? ['full'] : begun >= 50 ? ['part'] : [];
}

test('all hours a month from 0 to 220, by quarters, have the fee of a count by hand', () => {
  for (let quarters = 0; quarters <= 880; quarters += 1) {
    // So many hours on one day a week are a month's quarters, times 12, divided by 52.
    const found = cost({ days: 1, hours: (quarters / 4) * (12 / 52) });
    expect([found.hours, idsOf(found.fees)], `${quarters / 4} hours`).toEqual([quarters / 4, naive(quarters)]);
    expect(found.below, `${quarters / 4} hours`).toBe(quarters > 196 ? undefined : 50);
  }
});

test('99.75 hours are full-time, and it is said how many fewer a week are not', () => {
  expect(cost({ days: 1, hours: 23 })).toMatchObject({ hours: 99.75, isClose: true, cents: 326_25 });
  expect(cost({ days: 3, hours: 8 })).toMatchObject({ hours: 104, fewer: { hours: 1.25, fee: { id: 'part' } } });
  // A week of 22.75 hours has 98.5 hours a month.
  expect(cost({ days: 1, hours: 22.75 })).toMatchObject({ hours: 98.5, cents: 230_00 });
  expect(cost({ days: 5, hours: 9 }).fewer).toBeUndefined();
});

test('a fee that ends before the start is none, and is named', () => {
  const found = cost({ start: '2027-04-01' });
  expect(found).toMatchObject({ fees: [], cents: undefined, ended: { until: '2027-03-31' } });
  expect(cost({ start: '2027-03-31' }).fees).toEqual([full]);
  // That of as many hours, if there is one.
  expect(found.ended?.id).toBe('full');
  expect(cost({ start: '2027-04-01', hours: 4 }).ended?.id).toBe('part');
  expect(cost({ start: '2027-04-01', hours: 2 }).ended).toBeUndefined();
});

test('that which follows it in time is the fee of the start', () => {
  const next = fee({ id: 'full', cents: 350_00, least: 100, from: '2027-04-01' });
  expect(cost({ start: '2027-04-01' }, [full, next])).toMatchObject({ fees: [next], cents: 350_00 });
});

test('a fee of other groups is none', () => {
  const found = cost({ group: 'out-of-school' });
  expect(found).toMatchObject({ fees: [], cents: undefined });
  expect([found.ended, found.below]).toEqual([undefined, undefined]);
});

test('what every family pays is part of the sum, and what it may refuse is not', () => {
  const lunch = fee({ id: 'lunch', kind: 'extra', cents: 6_00, per: 'day', mayRefuse: false });
  const swim = fee({ id: 'swim', kind: 'extra', cents: 12_00, mayRefuse: true });
  const seat = fee({ id: 'seat', kind: 'registration', cents: 50_00, per: 'once' });
  const found = cost({ days: 2, hours: 8 }, [full, part, lunch, swim, seat]);
  // 230 dollars, and 6 dollars on 2 * 52 / 12 days.
  expect(found).toMatchObject({
    cents: 230_00 + 52_00,
    parts: [part, lunch],
    besides: [lunch, seat],
    refusable: [swim],
  });
});

test('of several fees that do not say for whom, all are named and none is summed', () => {
  const fees = [fee({ id: 'whole', cents: 900_00 }), fee({ id: 'half', cents: 500_00 })];
  expect(cost({}, fees)).toMatchObject({ fees, cents: undefined });
});

test.each([
  ['month', 1000_00],
  ['year', 83_34],
  ['week', 4333_34],
  ['day', 13000_00],
  ['hour', 104000_00],
  ['once', undefined],
  ['minute', undefined],
] as const)('$1,000 a %s, on three days with 104 hours a month', (per, sum) =>
  expect(monthly({ cents: 1000_00, per }, 3, 104)).toBe(sum),
);
