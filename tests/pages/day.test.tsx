// A day at the daycare on /program: its hours in their order, and where it is now.
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { daysAfter } from '#content/rules/fact-state.ts';
import { minutesOf } from '#content/rules/opening-hours.ts';
import { buildDay } from '#content/site/build-day.ts';
import { day } from '#content/site/day.ts';
import { provider } from '#content/site/provider.ts';
import { dayParts } from '#content/values/day.ts';
import { houses } from '#content/values/houses.ts';
import { nowWord } from '#content/words/program-page.ts';
import { Program } from '#pages/program/program.tsx';
import { find } from '#pages/shared-search/find.ts';
import { routeOf } from '#routes.ts';

afterEach(() => {
  vi.useRealTimers();
});

const hasDay = Boolean(routeOf('/program')) && day.length > 0;
const page = (
  <MemoryRouter>
    <Program />
  </MemoryRouter>
);

const begins = hasDay ? minutesOf(day[0]!.at) : 0;
const opensWith = (date: string) =>
  houses.some(({ opening: { week } }) =>
    week[new Date(date).getUTCDay()]!.some(([opens, closes]) => opens <= begins && begins < closes),
  );
/** The next days of a week on which the daycare is open at the first part of the day, and on which it is not. */
const [usualDay, otherDay] = [true, false].map((isUsual) =>
  Array.from({ length: 7 }, (_, after) => daysAfter(buildDay, after)).find((date) => opensWith(date) === isUsual),
);
const midnight = Date.parse(`${usualDay}T00:00${provider.utcOffset}`);
const momentAt = (clock: string) => midnight + minutesOfClock(clock) * 60_000;
const minutesOfClock = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The titles of the parts that say “Now”. */
async function nowAt(moment: number) {
  vi.useFakeTimers({ now: moment });
  const { unmount } = render(page);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const marked = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(nowWord))
    .map((item) => within(item).getByRole('heading', { level: 3 }).textContent);
  unmount();
  vi.useRealTimers();
  return marked;
}

test.runIf(hasDay)('the parts of the day stand in their order, each with its time, for programs too', () => {
  const { container } = render(page);
  const times = [...container.querySelectorAll('#day time')];
  expect(times.map((time) => time.textContent)).toEqual(day.map(({ at }) => at));
  expect(times.map((time) => minutesOfClock(time.getAttribute('datetime')!))).toEqual(
    day.map(({ at }) => minutesOf(at)),
  );
  const board = within(container.querySelector('#day')!);
  for (const { title, text } of day) {
    board.getByRole('heading', { level: 3, name: title });
    board.getByText(text);
  }
});

test.runIf(hasDay)('the last part is at night, with the lantern, if it is in the evening, and no other is', () => {
  const { container } = render(page);
  const parts = [...container.querySelectorAll('#day li')];
  const isEvening = minutesOf(day.at(-1)!.at) >= minutesOf('4:00 pm');
  expect(parts.map((part) => part.matches('.night'))).toEqual(
    day.map((_, index) => isEvening && index === day.length - 1),
  );
  // Each of the others has a sun.
  expect(parts.map((part) => part.querySelectorAll('circle[r="44"]').length)).toEqual(
    day.map((_, index) => (isEvening && index === day.length - 1 ? 0 : 1)),
  );
});

test.runIf(hasDay)('the part that has begun last is marked', async () => {
  const [first, second] = dayParts;
  const atSecond = momentAt(second!.clock);
  expect(await nowAt(atSecond)).toEqual([second!.title]);
  expect(await nowAt(atSecond - 60_000)).toEqual([first!.title]);
  expect(await nowAt(momentAt('00:00'))).toEqual([]);
});

test.runIf(hasDay && otherDay)(
  'none is marked on a day of the week on which the daycare is not open at the first part',
  async () => {
    const { clock } = dayParts[1]!;
    expect(await nowAt(Date.parse(`${otherDay}T${clock}${provider.utcOffset}`))).toEqual([]);
  },
);

test.runIf(hasDay)('HTML that is kept for another time of the day marks none', () => {
  vi.useFakeTimers({ now: momentAt(dayParts[1]!.clock) });
  expect(renderToString(page)).not.toContain(`>${nowWord}<`);
});

test.runIf(hasDay)('the search finds what is done at an hour', () => {
  const { title, text } = day[1]!;
  const answers = find(`${title} ${text}`, ['page']).flatMap(({ answer }) => answer.map((piece) => piece.text));
  expect(answers.join('')).toContain(text.split('.')[0]);
});
