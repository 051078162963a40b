import { expect, test } from 'vitest';

import { dayAt, endOf, holds, noticesOf, stateOf } from '#content/rules/fact-state.ts';

const fees = { from: '2025-04-01', until: '2027-03-31', checked: '2026-11-22', checkEvery: 90 };

/** The day before, on and after each change: it holds, is due after 90 days, ends in 30 days, and ended. */
test.each([
  ['2025-03-31', 'coming', false],
  ['2025-04-01', 'current', true],
  ['2027-02-19', 'current', true],
  ['2027-02-20', 'due', true],
  ['2027-02-28', 'due', true],
  ['2027-03-01', 'ending', true],
  ['2027-03-31', 'ending', true],
  ['2027-04-01', 'ended', false],
  ['2028-02-29', 'ended', false],
])('on %s it is %s', (day, state, isHeld) => {
  expect(stateOf(fees, day)).toBe(state);
  expect(holds(fees, day)).toBe(isHeld);
});

test.each([
  ['2025-03-31', ['hold from 1 April 2025 on']],
  ['2027-01-20', []],
  ['2027-01-21', ['are to be compared with their source by 20 February 2027']],
  ['2027-02-19', ['are to be compared']],
  ['2027-02-20', ['were to be compared']],
  ['2027-03-01', ['end on 31 March 2027', 'were to be compared']],
  ['2027-04-01', ['ended on 31 March 2027: pages say “otherwise” instead']],
])('on %s its owner is told: %s', (day, beginnings) => {
  const notices = noticesOf(fees, day);
  expect(notices).toHaveLength(beginnings.length);
  for (const [index, beginning] of beginnings.entries()) expect(notices[index]).toMatch(new RegExp(`^${beginning}`));
});

test('a day begins and ends at midnight where the daycare is, in winter and in summer', () => {
  expect(endOf('2027-03-31', '-06:00')).toBe(Date.parse('2027-04-01T06:00:00Z'));
  for (const [before, after] of [
    ['2026-12-01', '2026-12-02'],
    ['2027-07-01', '2027-07-02'],
  ] as const) {
    const midnight = Date.parse(`${after}T06:00:00Z`);
    expect([dayAt(midnight - 1, '-06:00'), dayAt(midnight, '-06:00')]).toEqual([before, after]);
  }
});
