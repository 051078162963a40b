import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { slidesAt, views } from '#ui/motion/slides-at.ts';

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
  expect(slidesAt('gallery', width, 15)).toBe(slides);
});

test.each([
  [1200, 1],
  [1199, 3],
  [991, 3],
  [990, 2],
  [576, 2],
  [575, 1],
])('in a window of %i px the banner may show %i', (width, slides) => {
  expect(slidesAt('banner', width, 5)).toBe(slides);
});

test('the banner never shows more slides than there are', () => {
  expect(slidesAt('banner', 1199, 1)).toBe(1);
  expect(slidesAt('banner', 1199, 2)).toBe(2);
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
  expect(slidesAt('teachers', width, 8)).toBe(slides);
});

test.each([
  [991, 3],
  [990, 2],
  [576, 2],
  [575, 1],
])('in a window of %i px classes and news stand %i in a row', (width, slides) => {
  expect(slidesAt('classes', width, 6)).toBe(slides);
  expect(slidesAt('blog', width, 6)).toBe(slides);
});

const css = readFileSync('src/ui/motion/carousel.css', 'utf8');
const block = (name: string) =>
  css.slice(css.indexOf(`.carousel-${name}`), css.indexOf('\n  }\n', css.indexOf(`.carousel-${name}`)));
const media = (name: string, kind: 'min' | 'max') =>
  [...block(name).matchAll(new RegExp(`\\(${kind}-width: ([\\d.]+)px\\) \\{\\s+--shown: (\\d)`, 'g'))].map(
    ([, width, shown]) => [Number(width), Number(shown)],
  );

test.each(['gallery', 'teachers'] as const)(
  'the first HTML of %s has the same breakpoints, before any script',
  (view) => {
    const [[, least], ...steps] = views[view].min;
    expect(block(view)).toContain(`--shown: ${least};`);
    expect(media(view, 'min')).toEqual(steps);
  },
);

test.each(['classes', 'blog'] as const)('the first HTML of %s has the same breakpoints, before any script', (view) => {
  expect(block(view)).toContain(`--shown: ${views[view].otherwise};`);
  expect(media(view, 'max')).toEqual(views[view].under.map(([width, shown]) => [width - 0.02, shown]));
});

test('pictures of the gallery are 10 px apart', () => {
  expect(block('gallery')).toContain('--spacing: 10px;');
  expect(css).toContain('margin-inline-end: var(--spacing);');
});
