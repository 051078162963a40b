// The places of /places where nobody has counted them, or not for a month: what the page says then.
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { costOf } from '#content/rules/cost.ts';
import type { Fee } from '#content/rules/fees.ts';
import type { Opening } from '#content/rules/places.ts';
import { houses } from '#content/values/houses.ts';
import { counted, groups } from '#content/values/places.ts';
import { answerWords, placesHead, placesWords } from '#content/words/places.ts';
import { Choice, CostOf } from '#pages/places/choice.tsx';
import { Windows } from '#pages/places/windows.tsx';

afterEach(() => vi.useRealTimers());

test('a count has a table for each group, or for each of its houses, until it is old; then the page says to ask, and has no empty table', async () => {
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
  const tables = groups.flatMap(({ counts }) => counts).length;
  if (counted) expect(await show(counted.ends - 60_000)).toEqual({ tables, asks: 0, groups: all });
  expect(await show(counted?.ends ?? Date.now())).toEqual({ tables: 0, asks: 1, groups: all });
});

test.runIf(counted)('the answer says of each house whether there is a place, and when there was a count', () => {
  const house = { ...houses[0]!, name: 'Maison du Nord', nameLang: { lang: 'fr' } };
  const counts = [
    {
      house: { ...houses[0]!, name: 'Poplar House' },
      places: [
        { month: '2026-12', free: 0 },
        { month: '2027-02', free: 2 },
      ],
    },
    { house, places: [{ month: '2026-12', free: 1, note: 'in the mornings' }] },
  ];
  const group = {
    id: 'toddlers',
    title: 'Trottineurs',
    titleLang: { lang: 'fr' },
    agesText: '',
    ages: undefined,
    counts,
  };
  const question = { born: '2024-11-30', start: '2026-12-15', days: 3, hours: 8 };
  const { container } = render(
    <Choice stay={{ group, to: '2027-03-15' }} question={question} today={counted!.day} isAlone />,
  );
  const { places } = answerWords;
  expect(container.textContent).toContain(
    [
      places.head,
      'Poplar House',
      places.in(counts[0]!.places[0]!),
      places.next(counts[0]!.places[1]!),
      'Maison du Nord',
      places.in(counts[1]!.places[0]!),
      places.counted(counted!.day, false),
    ].join(''),
  );
  for (const name of ['Maison du Nord', 'Trottineurs']) expect(screen.getByRole('heading', { name }).lang).toBe('fr');
});

test.runIf(counted)('a place for a part of the day says so to whom asks for more, with the next that suits', () => {
  const part = { month: '2026-12', free: 1, note: 'in the mornings', hours: 4 };
  const places: Opening[] = [part, { ...part, month: '2027-01' }, { month: '2027-02', free: 2 }];
  const group = {
    id: 'saplings',
    title: 'Saplings',
    agesText: '',
    ages: undefined,
    counts: [{ house: undefined, places }],
  };
  const said = (hours: number) => {
    const question = { born: '2022-11-30', start: '2026-12-15', days: 3, hours };
    const { container, unmount } = render(
      <Choice stay={{ group, to: '2027-03-15' }} question={question} today={counted!.day} isAlone />,
    );
    const text = container.textContent;
    unmount();
    return text;
  };
  const { places: words } = answerWords;
  expect(said(8)).toContain(
    `${words.in(part)}You asked for 3 days a week, 8 hours a day. This is for at most 4 hours a day.${words.next(places[2]!)}`,
  );
  expect(said(4)).not.toMatch(/You asked|The next/);
  // Nor a place at which the child is too old for the group.
  places.splice(2, 1, { month: '2027-03', free: 2, from: '2027-03-15' }, { month: '2027-04', free: 2 });
  expect(said(8)).not.toContain('The next');
});

test('a sum of a month says what it is the sum of, and names beside it what is paid once', () => {
  const fee = (id: string, sum: string, own: Partial<Fee>): Fee => ({
    id,
    name: id,
    short: id,
    kind: 'fee',
    sum,
    per: 'month',
    atMost: false,
    otherwise: '',
    ...own,
  });
  const care = fee('Care', '$40', { cents: 40_00, per: 'day' });
  const lunch = fee('Lunch', '$12', { cents: 12_00, kind: 'extra', per: 'week' });
  const seat = fee('Registration', '$50', { cents: 50_00, kind: 'registration', per: 'once' });
  const asked = { group: 'toddlers', born: '2024-11-30', start: '2026-12-01', days: 3, hours: 8 };
  const said = (...fees: readonly Fee[]) => {
    const { container, unmount } = render(<CostOf cost={costOf(fees, asked, '2026-11-28')} question={asked} />);
    const text = container.textContent;
    unmount();
    return text;
  };
  // 40 dollars on 3 * 52 / 12 days, and 12 dollars on 52 / 12 weeks.
  expect(said(care, lunch, seat)).toBe(
    'What does it cost?$572 a month3 days a week, 8 hours a day: about 104 hours a month.How it comes aboutCare $40 a dayLunch $12 a weekEvery family pays besidesRegistration $50 once',
  );
  expect(said({ ...care, per: 'month' }, seat)).not.toContain(answerWords.cost.parts);
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
