import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { BannerSlider } from '#ui/motion/banner-slider.tsx';
import { bannerInterval, TurningBanner } from '#ui/motion/turning-banner.tsx';

import { standSideBySide, widen } from '../side-by-side.ts';

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

const banner = (count: number) => {
  // The component without its lazy loading.
  const Banner = count > 1 ? TurningBanner : BannerSlider;
  return (
    <Banner
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
    </Banner>
  );
};

const reachable = (texts: RegExp) =>
  screen
    .getAllByText(texts)
    .filter((text) => !text.closest('[inert]'))
    .map((text) => text.textContent);
/** The words in view, to which the pictures in view belong. */
function inView() {
  const pictures = reachable(/^Picture/);
  const texts = reachable(/^Words/);
  expect(pictures.map((text) => text.replace('Picture', 'Words'))).toEqual(texts);
  return texts;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  widen(1280);
  standSideBySide();
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

test.each([320, 575, 576, 768, 990, 991, 1199, 1200, 1600])(
  'in a window of %i px several slides are shown one at a time, with arrows and Pause, and the badge stays',
  (width) => {
    for (const count of [2, 3]) {
      widen(width);
      render(banner(count));
      for (const name of ['Next slide', 'Previous slide', 'Pause'])
        expect(screen.getByRole('button', { name })).toBeDefined();
      for (let slide = 1; slide <= count; slide += 1) {
        expect(inView()).toEqual([`Words ${slide}`]);
        expect(screen.getByText('Badge').closest('[inert]')).toBeNull();
        press('Next slide');
      }
      expect(inView()).toEqual(['Words 1']);
      press('Previous slide');
      expect(inView()).toEqual([`Words ${count}`]);
      cleanup();
    }
  },
);

test('the slider pauses under the pointer and the focus', () => {
  render(banner(3));
  const picture = screen.getByText('Badge').parentElement!;
  fireEvent.pointerEnter(picture);
  act(() => void vi.advanceTimersByTime(5 * bannerInterval));
  expect(inView()).toEqual(['Words 1']);
  fireEvent.pointerLeave(picture);
  act(() => void vi.advanceTimersByTime(bannerInterval));
  expect(inView()).toEqual(['Words 2']);
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
  act(() => void vi.advanceTimersByTime(5 * bannerInterval));
  expect(inView()).toEqual(['Words 2']);
  // After the focus it stays stopped.
  act(() => screen.getByRole('button', { name: 'Next slide' }).blur());
  act(() => void vi.advanceTimersByTime(5 * bannerInterval));
  expect(inView()).toEqual(['Words 2']);
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
});

test('a press or a drag on the slides stops the slider until Play', () => {
  render(banner(3));
  const track = screen.getByText('Picture 1').closest('.carousel-view')!;
  fireEvent.mouseDown(track, { button: 0 });
  fireEvent.mouseUp(document);
  act(() => void vi.advanceTimersByTime(5 * bannerInterval));
  expect(inView()).toEqual(['Words 1']);
  press('Play');
  act(() => void vi.advanceTimersByTime(bannerInterval));
  expect(inView()).toEqual(['Words 2']);
});

test('a paused slider stays paused when the window becomes narrow', () => {
  const narrow = Object.assign(new EventTarget(), { media: '', matches: false });
  vi.stubGlobal('matchMedia', () => narrow);
  render(banner(3));
  press('Pause');
  act(() => void narrow.dispatchEvent(new Event('change')));
  act(() => void vi.advanceTimersByTime(5 * bannerInterval));
  expect(inView()).toEqual(['Words 1']);
  press('Play');
  act(() => void narrow.dispatchEvent(new Event('change')));
  act(() => void vi.advanceTimersByTime(bannerInterval));
  expect(inView()).toEqual(['Words 2']);
});
