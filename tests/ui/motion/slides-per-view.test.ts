import { expect, test } from 'vitest';

import { slidesPerView, views } from '#ui/motion/slides-per-view.ts';

test('the gallery shows 3 pictures side by side unless a breakpoint says otherwise', () => {
  expect(views.gallery.otherwise).toBe(3);
});

test.each([
  [300, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1399, 3],
  [1400, 3],
])('in a window of %i px the gallery shows %i', (width, slides) => {
  expect(slidesPerView('gallery', width, 15)).toBe(slides);
});

test.each([
  [1200, 1],
  [1199, 3],
  [991, 3],
  [990, 2],
  [576, 2],
  [575, 1],
])('in a window of %i px the banner may show %i', (width, slides) => {
  expect(slidesPerView('banner', width, 5)).toBe(slides);
});

test('the banner never shows more slides than there are', () => {
  expect(slidesPerView('banner', 1199, 1)).toBe(1);
  expect(slidesPerView('banner', 1199, 2)).toBe(2);
});

test.each([
  [300, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1399, 3],
  [1400, 4],
])('in a window of %i px the educators stand %i in a row', (width, slides) => {
  expect(slidesPerView('teachers', width, 8)).toBe(slides);
});

test.each([
  [991, 3],
  [990, 2],
  [576, 2],
  [575, 1],
])('in a window of %i px classes and news stand %i in a row', (width, slides) => {
  expect(slidesPerView('classes', width, 6)).toBe(slides);
  expect(slidesPerView('blog', width, 6)).toBe(slides);
});
