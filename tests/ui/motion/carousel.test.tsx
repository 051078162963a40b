import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Carousel } from '#ui/motion/carousel.tsx';

import { expectNoViolation } from '../axe.ts';
import { closeWindow, openWindow, resizeWindow } from '../window.ts';

const words = {
  carousel: 'carousel',
  slide: 'slide',
  slideName: '{first} of {count}',
  previous: 'Previous pictures',
  next: 'Next pictures',
  one: 'Picture {first} of {count}',
  several: 'Pictures {first} to {last} of {count}',
  play: 'Play',
  pause: 'Pause',
};

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    content: <a href={`/${index + 1}`}>Picture {index + 1}</a>,
  }));

function Street({ count = 8, ...props }: { count?: number; view?: 'gallery' | 'single'; autoplay?: number }) {
  return (
    <>
      <h2 id="street">Our Gallery</h2>
      <Carousel labelledBy="street" view="gallery" words={words} slides={slides(count)} {...props} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Links that a person can reach: those of slides that are not inert. */
const reachable = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.textContent);

beforeEach(() => openWindow());
afterEach(closeWindow);

test('a carousel has a name, a role, and controls with names', () => {
  render(<Street />);
  expect(screen.getByRole('group', { name: 'Our Gallery' }).getAttribute('aria-roledescription')).toBe('carousel');
  expect(screen.getByRole('group', { name: '3 of 8' }).getAttribute('aria-roledescription')).toBe('slide');
  expect(screen.getByRole('button', { name: 'Previous pictures' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Next pictures' })).toBeDefined();
});

test('slides out of view cannot be reached by keyboard or screen reader', () => {
  render(<Street />);
  expect(reachable()).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
  press('Next pictures');
  expect(reachable()).toEqual(['Picture 4', 'Picture 5', 'Picture 6']);
});

test('the position of a carousel stands in words', () => {
  render(<Street />);
  expect(screen.getByRole('status').textContent).toBe('Pictures 1 to 3 of 8');
  press('Next pictures');
  press('Next pictures');
  expect(screen.getByRole('status').textContent).toBe('Pictures 6 to 8 of 8');
});

test('next on the last slides shows the first, and previous on the first the last', () => {
  render(<Street />);
  for (let turn = 0; turn < 3; turn += 1) press('Next pictures');
  expect(screen.getByRole('status').textContent).toBe('Pictures 1 to 3 of 8');
  press('Previous pictures');
  expect(screen.getByRole('status').textContent).toBe('Pictures 6 to 8 of 8');
});

test('one slide at a time goes round as well', () => {
  openWindow({ width: 500 });
  render(<Street view="single" count={3} />);
  press('Previous pictures');
  expect(screen.getByRole('status').textContent).toBe('Picture 3 of 3');
  press('Next pictures');
  expect(screen.getByRole('status').textContent).toBe('Picture 1 of 3');
});

test('a window of 800 px shows two pictures', () => {
  openWindow({ width: 800 });
  render(<Street />);
  expect(reachable()).toHaveLength(2);
});

test('a carousel follows the window when it gets narrower', () => {
  render(<Street />);
  resizeWindow(500);
  expect(reachable()).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('Picture 1 of 8');
});

test('slides that fit in one row need no arrows, and all of them can be reached', () => {
  render(<Street count={3} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(reachable()).toHaveLength(3);
});

test('without scripts every slide is there, in a scrolling box that the keyboard reaches', () => {
  document.body.innerHTML = renderToStaticMarkup(<Street />);
  expect(reachable()).toHaveLength(8);
  const box = document.querySelector('[tabindex="0"]');
  expect(box?.getAttribute('role')).toBe('region');
  expect(box?.getAttribute('aria-label')).toBe('Pictures 1 to 8 of 8');
  document.body.innerHTML = '';
});

test('the position of a carousel is announced only while its controls have the focus', () => {
  render(<Street />);
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
  act(() => screen.getByRole('button', { name: 'Next pictures' }).focus());
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
});

test('a carousel turns by itself only where its page says so', () => {
  vi.useFakeTimers();
  render(<Street />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status').textContent).toBe('Pictures 1 to 3 of 8');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('a carousel that turns by itself is stopped by its Pause button, which comes first', () => {
  vi.useFakeTimers();
  render(<Street autoplay={5000} />);
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByRole('status').textContent).toBe('Pictures 4 to 6 of 8');
  expect(screen.getAllByRole('button')[0]?.textContent).toBe('Pause');
  press('Pause');
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByRole('status').textContent).toBe('Pictures 4 to 6 of 8');
  press('Play');
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByRole('status').textContent).toBe('Pictures 6 to 8 of 8');
});

test('a carousel pauses under the pointer, and after the focus it stays paused until Play is pressed', () => {
  vi.useFakeTimers();
  render(<Street autoplay={5000} />);
  const region = screen.getByRole('group', { name: 'Our Gallery' });
  fireEvent.pointerEnter(region);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByRole('status').textContent).toBe('Pictures 1 to 3 of 8');
  fireEvent.pointerLeave(region);
  act(() => screen.getByRole('button', { name: 'Next pictures' }).focus());
  act(() => void vi.advanceTimersByTime(20_000));
  act(() => screen.getByRole('button', { name: 'Next pictures' }).blur());
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByRole('status').textContent).toBe('Pictures 1 to 3 of 8');
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
});

test('with reduced motion nothing turns by itself', () => {
  openWindow({ reducedMotion: true });
  vi.useFakeTimers();
  render(<Street autoplay={5000} />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status').textContent).toBe('Pictures 1 to 3 of 8');
});

test('the keyboard turns it, and finds only the slides in view; axe finds nothing wrong', async () => {
  render(<Street />);
  await expectNoViolation();
  expect(reachable()).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
  const next = screen.getByRole('button', { name: 'Next pictures' });
  act(() => next.focus());
  await userEvent.keyboard('{Enter}');
  expect(reachable()).toEqual(['Picture 4', 'Picture 5', 'Picture 6']);
  expect(document.activeElement).toBe(next);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  expect(reachable()).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
  await expectNoViolation('turned');
});
