import { afterEach, expect, test, vi } from 'vitest';

import { agesIn } from '#content/rules/ages.ts';
import { birthWindow, startWindow } from '#forms/registration/schema.ts';

// After the last test too: the next file runs in the same process.
afterEach(() => void vi.unstubAllEnvs());

/** The windows that the rules give at a moment to a visitor in a time zone. */
function windowsIn(zone: string, moment: string) {
  vi.stubEnv('TZ', zone);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  const now = new Date(moment);
  return { ...birthWindow(now, agesIn('12 months to 12 years')!), start: startWindow(now).min };
}

test.each([
  ['at noon in Alberta', 'America/Edmonton', '2026-11-21T18:00:00Z', '2014-11-21', '2025-11-22', '2026-11-21'],
  [
    'already tomorrow in Auckland',
    'Pacific/Auckland',
    '2026-11-21T18:00:00Z',
    '2014-11-22',
    '2025-11-23',
    '2026-11-22',
  ],
  ['still yesterday in Honolulu', 'Pacific/Honolulu', '2026-11-21T07:00:00Z', '2014-11-20', '2025-11-21', '2026-11-20'],
  [
    'the day that clocks go forward in Halifax',
    'America/Halifax',
    '2026-03-08T06:30:00Z',
    '2014-03-08',
    '2025-03-09',
    '2026-03-08',
  ],
  [
    'a day without midnight in Santiago',
    'America/Santiago',
    '2026-09-06T05:00:00Z',
    '2014-09-06',
    '2025-09-07',
    '2026-09-06',
  ],
  [
    '2025 has begun in Auckland only',
    'Pacific/Auckland',
    '2024-12-31T12:00:00Z',
    '2013-01-01',
    '2024-01-02',
    '2025-10-01',
  ],
])("windows follow the visitor's own calendar: %s", (_, zone, moment, min, max, start) => {
  expect(windowsIn(zone, moment)).toEqual({ min, max, start });
});
