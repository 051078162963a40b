import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

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
