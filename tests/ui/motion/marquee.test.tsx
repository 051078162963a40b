// How it moves is asked in a browser (tests/journeys/layout.spec.ts).
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Marquee } from '#ui/motion/marquee.tsx';

import { expectNoViolation } from '../axe.ts';

const text = 'Register Now, first 10 kids get free registration';
const ribbon = (note?: string) => (
  <Marquee name="Offer" text={text} note={note} between={null} play="Play" pause="Pause" />
);
const region = () => screen.getByRole('region', { name: 'Offer' });

test('the words of a marquee are in the reading order once', () => {
  render(ribbon());
  const read = within(region())
    .getAllByText(text)
    .filter((line) => !line.closest('[aria-hidden=true]'));
  expect(read.map((line) => line.textContent)).toEqual([text]);
});

test('conditions of the offer are shown beside the moving words', () => {
  render(ribbon('Ends when ten children have a place.'));
  expect(region().textContent).toContain('Ends when ten children have a place.');
});

test('the keyboard finds the Pause button first; axe finds nothing wrong before and after', async () => {
  render(ribbon());
  await expectNoViolation('moving');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button').textContent).toBe('Play');
  await expectNoViolation('paused');
});
