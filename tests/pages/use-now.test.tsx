// What holds for a time, in an open page: it begins and ends by itself, within a minute.
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { useHolds } from '#pages/use-now.ts';

const minute = 60_000;
const starts = Date.parse('2027-04-01T06:00:00Z');
const ends = starts + 10 * minute;

afterEach(() => vi.useRealTimers());

test('a fee that is to come begins in an open page, and ends there', async () => {
  vi.useFakeTimers({ now: starts - minute });
  const { result } = renderHook(useHolds);
  const holds = () => [{}, { starts }, { ends }, { starts, ends }].map(result.current);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(holds()).toEqual([true, false, true, false]);
  await act(() => vi.advanceTimersByTimeAsync(minute));
  expect(holds()).toEqual([true, true, true, true]);
  await act(() => vi.advanceTimersByTimeAsync(9 * minute));
  expect(holds()).toEqual([true, true, true, true]);
  await act(() => vi.advanceTimersByTimeAsync(minute));
  expect(holds()).toEqual([true, true, false, false]);
});

test('HTML says what held on the day of the build, whenever it is read', () => {
  vi.useFakeTimers({ now: ends + minute });
  function Held() {
    return [{}, { starts }, { ends }].map(useHolds()).join();
  }
  expect(renderToString(<Held />)).toBe('true,false,true');
});
