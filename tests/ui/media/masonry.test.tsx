import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { columnsAt } from '#ui/media/masonry-columns.ts';
import { Brick, Masonry } from '#ui/media/masonry.tsx';

import { expectNoViolation } from '../axe.ts';

const heights = ['low', 'square', 'tall', 'taller'] as const;
const bricks = heights.map((height, index) => ({
  id: height,
  height,
  content: (
    <a href={`/${index}`}>
      <Brick picture={<img src="/a.webp" alt="" />}>Picture {index + 1}</Brick>
    </a>
  ),
}));

test('the gallery wall has 1 column from 350 px, 2 from 750 and 4 from 900', () => {
  expect([320, 350, 749, 750, 899, 900, 1920].map((width) => columnsAt('wall', width))).toEqual([1, 1, 1, 2, 2, 4, 4]);
});

test('the filtered gallery has 1 column from 350 px, 2 from 750 and 3 from 900', () => {
  expect([320, 350, 749, 750, 899, 900, 1920].map((width) => columnsAt('filter', width))).toEqual([
    1, 1, 1, 2, 2, 3, 3,
  ]);
});

test('the order of reading and of the keyboard is the order given', async () => {
  render(<Masonry view="wall" bricks={bricks} />);
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Picture 1',
    'Picture 2',
    'Picture 3',
    'Picture 4',
  ]);
  for (const index of heights.keys()) {
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('href')).toBe(`/${index}`);
  }
  await expectNoViolation();
});
