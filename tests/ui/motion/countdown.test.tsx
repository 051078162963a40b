import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Countdown } from '#ui/motion/countdown.tsx';

const words = {
  name: 'Time left',
  before: 'We open on this day next month.',
  until: 'We open on {date} at {time}, Alberta time.',
  over: 'The doors are open.',
  play: 'Start the clock',
  pause: 'Stop the clock',
  days: { one: 'day', many: 'days' },
  hours: { one: 'hour', many: 'hours' },
  minutes: { one: 'minute', many: 'minutes' },
  seconds: { one: 'second', many: 'seconds' },
};
const now = new Date('2026-11-20T18:00:00Z');
const inSeconds = (seconds: number) => (from: Date) => new Date(from.getTime() + seconds * 1000);
const clock = (seconds: number) => <Countdown targetOf={inSeconds(seconds)} offset="-06:00" words={words} />;
const timer = () => screen.getByRole('timer', { name: 'Time left' });
/** What a screen reader finds in the timer: everything that is not hidden from it. */
function heard() {
  const copy = timer().cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('[aria-hidden=true]')) element.remove();
  return copy.textContent.replace(/\s+/g, ' ');
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test('the countdown shows days, hours, minutes and seconds', () => {
  render(clock(2 * 86_400 + 3 * 3600 + 60 + 5));
  expect(heard()).toBe('02 days03 hours01 minute05 seconds');
  expect([...timer().querySelectorAll('[aria-hidden=true] > span')].map((digit) => digit.textContent).join('')).toBe(
    '02030105',
  );
});

test('the countdown ticks until its target has passed, then says so once and stops', () => {
  render(clock(2));
  expect(screen.getByRole('status').textContent).toBe('');
  wait(2000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('The doors are open.');
  expect(screen.queryByText(/We open/)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('a target that has passed shows its sentence at once', () => {
  render(clock(-5));
  expect(screen.getByRole('status').textContent).toBe('The doors are open.');
  expect(vi.getTimerCount()).toBe(0);
});

test('seconds are not announced: the timer is silent, and the deadline is beside it in words', () => {
  render(clock(3600));
  expect(timer().getAttribute('aria-live')).toBe('off');
  expect(timer().closest('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]')).toBeNull();
  expect(screen.getByText('We open on Friday, 20 November 2026 at 1:00 pm, Alberta time.')).toBeDefined();
});

test('what the daycare says says its language, and the day and the time in it do not', () => {
  const french = { ...words, before: 'Dans un mois.', until: 'Ouvert le {date} à {time}.', over: 'C’est ouvert.' };
  const saying = (seconds: number) => (
    <Countdown targetOf={inSeconds(seconds)} offset="-06:00" words={french} lang={{ lang: 'fr' }} />
  );
  expect(renderToString(saying(2))).toContain('<span lang="fr">Dans un mois.</span>');
  render(saying(2));
  const said = screen.getByText('Ouvert le').parentElement!;
  expect(said.textContent.replaceAll('\u00A0', ' ')).toBe('Ouvert le Friday, 20 November 2026 à 12:00 pm.');
  expect(Array.from(said.children, ({ textContent }) => textContent)).toEqual(['Ouvert le ', ' à ', '.']);
  for (const part of said.children) expect(part.getAttribute('lang')).toBe('fr');
  expect(said.closest('[lang]')).toBeNull();
  wait(2000);
  expect(screen.getByText('C’est ouvert.').lang).toBe('fr');
});

test('the keyboard stops the clock and starts it again, at the right time', async () => {
  // user-event waits by timers of its own.
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(clock(3600));
  await user.tab();
  await user.keyboard(' ');
  const stopped = timer().textContent;
  wait(1200);
  expect(timer().textContent).toBe(stopped);
  expect(document.activeElement?.textContent).toBe('Start the clock');
  await user.keyboard('{Enter}');
  expect(timer().textContent).not.toBe(stopped);
});

test('the first HTML is true whenever it was built: words without digits, which hydration keeps until the clock is read', async () => {
  const broken = vi.spyOn(console, 'error');
  const html = renderToString(clock(3600));
  expect(html).toContain('We open on this day next month.');
  expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/\d/);

  const root = document.createElement('div');
  root.innerHTML = html;
  expect(root.querySelector('[role=timer]')?.getAttribute('aria-hidden')).toBe('true');
  expect(root.querySelector('[role=timer]')?.closest('.no-scripts\\:hidden')).not.toBeNull();
  document.body.append(root);
  const app = await act(async () => hydrateRoot(root, clock(3600)));
  expect(broken).not.toHaveBeenCalled();
  expect(heard()).toContain('01 hour');
  await act(async () => app.unmount());
  root.remove();
});
