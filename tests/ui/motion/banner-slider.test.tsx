import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { BannerSlider, bannerSettings } from '#ui/motion/banner-slider.tsx';

import { expectNoViolation } from '../axe.ts';
import { reduceMotion } from '../reduced-motion.ts';

const words = {
  carousel: 'carousel',
  slide: 'slide',
  slideName: '{first} of {count}',
  previous: 'Previous slide',
  next: 'Next slide',
  one: '{first} of {count}',
  several: '{first} to {last} of {count}',
  play: 'Play',
  pause: 'Pause',
};

const banner = (count: number) => (
  <BannerSlider
    name="Welcome"
    words={words}
    badge={<p>Badge</p>}
    slides={Array.from({ length: count }, (_, index) => ({
      id: `s${index}`,
      words: <p>Words {index + 1}</p>,
      picture: <p>Picture {index + 1}</p>,
    }))}
  >
    <form aria-label="Registration" />
  </BannerSlider>
);

const inView = () =>
  screen
    .getAllByText(/^Words/)
    .filter((text) => !text.closest('[inert]'))
    .map((text) => text.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  // Below 1200 px several slides stand side by side.
  vi.stubGlobal('innerWidth', 1280);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('with one slide there are no arrows, no Pause and no carousel, and nothing moves', () => {
  render(banner(1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(inView()).toEqual(['Words 1']);
});

test('words come first, then the form, then the picture', () => {
  const html = renderToStaticMarkup(banner(1));
  expect(html.indexOf('Words 1')).toBeLessThan(html.indexOf('Registration'));
  expect(html.indexOf('Registration')).toBeLessThan(html.indexOf('Picture 1'));
});

test('with two slides the slider has arrows, shows one at a time and goes round', () => {
  render(banner(2));
  expect(inView()).toEqual(['Words 1']);
  press('Next slide');
  expect(inView()).toEqual(['Words 2']);
  press('Next slide');
  expect(inView()).toEqual(['Words 1']);
  press('Previous slide');
  expect(inView()).toEqual(['Words 2']);
});

test('the slider turns by itself, and its Pause button stops it', () => {
  render(banner(3));
  act(() => void vi.advanceTimersByTime(bannerSettings.every));
  expect(inView()).toEqual(['Words 2']);
  press('Pause');
  act(() => void vi.advanceTimersByTime(5 * bannerSettings.every));
  expect(inView()).toEqual(['Words 2']);
  press('Play');
  act(() => void vi.advanceTimersByTime(bannerSettings.every));
  expect(inView()).toEqual(['Words 3']);
});

test('the slider pauses under the pointer and the focus', () => {
  render(banner(3));
  const picture = screen.getByText('Badge').parentElement!;
  fireEvent.pointerEnter(picture);
  act(() => void vi.advanceTimersByTime(5 * bannerSettings.every));
  expect(inView()).toEqual(['Words 1']);
  fireEvent.pointerLeave(picture);
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
  act(() => void vi.advanceTimersByTime(5 * bannerSettings.every));
  expect(inView()).toEqual(['Words 1']);
});

test('with reduced motion the slider turns only by its buttons', () => {
  reduceMotion();
  render(banner(3));
  act(() => void vi.advanceTimersByTime(5 * bannerSettings.every));
  expect(inView()).toEqual(['Words 1']);
  press('Play');
  act(() => void vi.advanceTimersByTime(bannerSettings.every));
  expect(inView()).toEqual(['Words 2']);
});

test('the keyboard turns it; axe finds nothing wrong with one slide and with three', async () => {
  vi.useRealTimers();
  const { unmount } = render(banner(1));
  await expectNoViolation('one slide');
  unmount();
  render(banner(3));
  await expectNoViolation('three slides');
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(inView()).toEqual(['Words 2']);
});
