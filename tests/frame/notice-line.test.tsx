import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { hasHouses, houses } from '#content/values/houses.ts';
import { noticeWords } from '#content/words/notices.ts';
import { openingWords } from '#content/words/opening.ts';
import { NoticeLine } from '#frame/notice-line.tsx';

const at = (time: string) => Date.parse(`2026-12-07T${time}-06:00`);
const storm = {
  text: 'Storm: we open at 9.',
  days: ' (7 December 2026)',
  starts: at('05:30'),
  ends: at('09:00'),
  isOfDay: true,
};
const water = { text: 'The water is off.', days: '', starts: at('08:00'), ends: at('12:00'), isOfDay: false };
const said = [storm, water];
const whole = ({ text, days }: typeof storm) => text + days;

beforeEach(() => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  return () => vi.useRealTimers();
});

/** What is seen, without what keeps its room. */
const seen = () =>
  Array.from(
    screen.getByRole('region', { name: noticeWords.name }).querySelectorAll('p:not(.invisible)'),
    ({ textContent }) => textContent,
  );
const open = (now: number) => {
  const { state, more } = openingWords(now, houses[0]!.opening);
  return `${hasHouses ? `${houses[0]!.name}: ` : ''}${state}${more}`;
};
const pass = (until: number) => act(() => vi.advanceTimersByTimeAsync(until - Date.now()));

test('notices come and leave by themselves below whether the daycare is open, and what leaves keeps its room', async () => {
  vi.useFakeTimers({ now: at('05:29') });
  render(<NoticeLine said={said} />);
  await pass(at('05:29') + 1000);
  expect(seen()).toEqual([open(at('05:29'))]);
  await pass(at('05:31'));
  expect(seen()).toEqual([open(at('05:31')), whole(storm)]);
  await pass(at('08:01'));
  expect(seen()).toEqual([open(at('08:01')), whole(storm), whole(water)]);
  await pass(at('09:01'));
  expect(seen()).toEqual([open(at('09:01')), water.text]);
  expect(screen.getByText(storm.text).parentElement?.className).toContain('invisible');
  await pass(at('12:01'));
  expect(seen()).toEqual([open(at('12:01'))]);
  expect(screen.queryByText(water.text)).toBeNull();
});

test('a notice in another language says so, and its days are in that of the site', () => {
  render(<NoticeLine said={[{ ...storm, text: 'Tempête !', lang: { lang: 'fr' } }]} />);
  expect(screen.getByText('Tempête !').lang).toBe('fr');
  expect(screen.getByText(storm.days.trim(), { exact: false }).closest('[lang]')).toBeNull();
});

test('nothing of it is announced by itself', () => {
  const { container } = render(<NoticeLine said={said} />);
  expect(container.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(0);
});
