// What needs layout, such as turning, is asked in a browser (tests/journeys/layout.spec.ts).
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

import { Carousel } from '#ui/motion/carousel.tsx';

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

function Street({ count = 8, ...props }: { count?: number; autoplay?: number }) {
  return (
    <>
      <h2 id="street">Our Gallery</h2>
      <Carousel labelledBy="street" view="gallery" words={words} slides={slides(count)} {...props} />
    </>
  );
}

/** Links that a person can reach: those of slides that are not inert. */
const reachable = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.textContent);

beforeEach(() => void vi.stubGlobal('innerWidth', 1280));

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

test('before the window is known, nobody is told how many slides are in view', () => {
  document.body.innerHTML = renderToStaticMarkup(<Street />);
  expect(document.querySelector('[role=status]')!.classList).toContain('invisible');
  document.body.innerHTML = '';
  render(<Street />);
  expect(screen.getByRole('status').classList).not.toContain('invisible');
});
