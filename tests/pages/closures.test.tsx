import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { closureWords } from '#content/words/closures.ts';
import { ClosuresList, NextClosure } from '#pages/shared-facts/closures.tsx';

/** Two holidays in Alberta, which is six hours behind UTC, whatever day it is and wherever the reader is. */
const days = (
  [
    ['Christmas', '2026-12-25', '2026-12-26'],
    ['New Year’s Day', '2027-01-01', '2027-01-01'],
  ] as const
).map(([name, from, until]) => ({
  name,
  from,
  until,
  starts: Date.parse(`${from}T06:00Z`),
  ends: Date.parse(`${until}T06:00Z`) + 86_400_000,
}));
const [christmas, newYear] = [days[0]!, days[1]!];
const minutes = 60_000;

beforeEach(() => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  return () => vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the next day on which the daycare is closed is named until it has passed', async () => {
  vi.useFakeTimers({ now: christmas.starts - 2 * minutes });
  const { container } = render(<NextClosure days={days} />, { wrapper: MemoryRouter });
  await pass(minutes);
  expect(container.textContent).toContain(closureWords.next(christmas));
  await pass(2 * minutes);
  expect(container.textContent).toContain(closureWords.now(christmas));
  await pass(christmas.ends - christmas.starts);
  expect(container.textContent).not.toContain(christmas.name);
  expect(container.textContent).toContain(closureWords.next(newYear));
  await pass(newYear.ends - christmas.ends);
  expect(container.textContent).toBe('');
});

test('the days on which the daycare is closed are listed until they have passed', async () => {
  vi.useFakeTimers({ now: christmas.ends - 2 * minutes });
  const { container } = render(<ClosuresList days={days} />, { wrapper: MemoryRouter });
  await pass(minutes);
  expect(screen.getAllByRole('row')).toHaveLength(days.length);
  expect(screen.getAllByRole('row')[0]!.textContent).toContain(closureWords.days(christmas));
  await pass(2 * minutes);
  expect(screen.getAllByRole('row')).toHaveLength(days.length - 1);
  await pass(newYear.ends - christmas.ends);
  expect(container.textContent).toBe('');
});

test('a name in another language says so in the list', () => {
  render(<ClosuresList days={[{ ...christmas, name: 'Noël', nameLang: { lang: 'fr' } }, newYear]} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getAllByRole('rowheader').map(({ lang }) => lang)).toEqual(['fr', '']);
});
