// The places of /places where nobody has counted them, or not for a month: what the page says then.
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { counted, groups } from '#content/values/places.ts';
import { placesHead, placesWords } from '#content/words/places.ts';
import { Windows } from '#pages/places/windows.tsx';

afterEach(() => vi.useRealTimers());

test('a count has a table for each group until it is old; then the page says to ask, and has no empty table', async () => {
  const show = async (now: number) => {
    vi.useFakeTimers({ now });
    const { unmount } = render(
      <MemoryRouter>
        <Windows />
      </MemoryRouter>,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    const seen = {
      tables: screen.queryAllByRole('table').length,
      asks: screen.queryAllByText(placesWords.ask).length,
      groups: screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    };
    unmount();
    return seen;
  };
  const all = groups.map(({ title }) => title);
  if (counted) expect(await show(counted.ends - 60_000)).toEqual({ tables: all.length, asks: 0, groups: all });
  expect(await show(counted?.ends ?? Date.now())).toEqual({ tables: 0, asks: 1, groups: all });
});

test('the lead promises what the daycare publishes, and no more', () => {
  const promises = [placesHead.lead(true, true), placesHead.lead(false, true), placesHead.lead(true, false)];
  expect(promises.map((lead) => [lead.includes('a place'), lead.includes('costs')])).toEqual([
    [true, true],
    [false, true],
    [true, false],
  ]);
  expect(placesHead.lead(false, false)).toMatch(/which group it is\.$/);
});
