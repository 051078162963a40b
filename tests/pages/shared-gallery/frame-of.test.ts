import { expect, test } from 'vitest';

import { frameOf } from '#pages/shared-gallery/frame-of.ts';

const yard = { name: 'yard', alt: '', widths: [480] };

test('a wide picture is shown whole, with a focus it is cropped to a square, and squares and high ones keep their shape', () => {
  const wide = { ...yard, width: 1200, height: 800 };
  expect(frameOf(wide).ratio).toBe('wide');
  expect(frameOf({ ...wide, focus: '30% 60%' }).ratio).toBe('square');
  expect(frameOf({ ...yard, width: 800, height: 1200, focus: '30% 60%' }).ratio).toBe('house');
  for (const square of [{}, { focus: '30% 60%' }])
    expect(frameOf({ ...yard, width: 800, height: 800, ...square }).ratio).toBe('square');
});
