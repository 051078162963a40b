import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { readSiteFile } from '#content/reader/site-file.ts';

/** The first days that the file names, from which on the clock of a test runs, whatever day it is. */
const [first] = readSiteFile('closures').toSorted((one, other) => one.from.localeCompare(other.from));

beforeEach(() => {
  vi.stubEnv('TODAY', first?.from);
  vi.stubEnv('TZ', 'Pacific/Auckland');
  return () => vi.useRealTimers();
});

/** As a build of that day has them. */
async function load() {
  const { ClosuresList, NextClosure } = await import('#pages/closures.tsx');
  const { closures } = await import('#content/site/closures.ts');
  const { closureWords } = await import('#content/words/closures.ts');
  return { ClosuresList, NextClosure, closureWords, closures };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.runIf(first)(
  'the next day on which the daycare is closed is named until it has passed in Alberta, wherever its reader is',
  async () => {
    const { NextClosure, closureWords, closures } = await load();
    const [next, then] = closures;
    vi.useFakeTimers({ now: next!.starts - 120_000 });
    const { container } = render(<NextClosure />, { wrapper: MemoryRouter });
    await pass(0);
    expect(container.textContent).toContain(closureWords.next(next!));
    await pass(180_000);
    expect(container.textContent).toContain(closureWords.now(next!));
    await pass(next!.ends - next!.starts);
    expect(container.textContent).not.toContain(next!.name);
    if (then) expect(container.textContent).toContain(closureWords.next(then));
  },
);

test.runIf(first)('the days on which the daycare is closed are listed until they have passed', async () => {
  const { ClosuresList, closureWords, closures } = await load();
  vi.useFakeTimers({ now: closures[0]!.ends - 120_000 });
  render(<ClosuresList />, { wrapper: MemoryRouter });
  await pass(0);
  expect(screen.getAllByRole('row')).toHaveLength(closures.length);
  expect(screen.getAllByRole('row')[0]!.textContent).toContain(closureWords.days(closures[0]!));
  await pass(180_000);
  expect(screen.queryAllByRole('row')).toHaveLength(closures.length - 1);
});
