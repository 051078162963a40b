import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { Marquee, marqueeSpeed } from '#ui/motion/marquee.tsx';

import { expectNoViolation } from '../axe.ts';
import { closeWindow, openWindow, played } from '../window.ts';

const text = 'Register Now, first 10 kids get free registration';
const ribbon = (note?: string) => (
  <Marquee name="Offer" text={text} note={note} between={null} play="Play" pause="Pause" />
);
const region = () => screen.getByRole('region', { name: 'Offer' });
const state = () => played.at(-1)?.state;

beforeEach(() => openWindow({ itemWidth: 600 }));
afterEach(closeWindow);

test('the words of the ribbon are in the reading order once', () => {
  render(ribbon());
  const read = [...region().querySelectorAll('.marquee-item')].filter((line) => !line.closest('[aria-hidden=true]'));
  expect(read.map((line) => line.textContent)).toEqual([text]);
});

test('the ribbon moves at 50 px a second: 600 px take 12 s', () => {
  render(ribbon());
  expect(marqueeSpeed).toBe(50);
  expect(played.at(-1)).toMatchObject({ duration: 12_000, state: 'running' });
  expect(played.at(-1)?.keyframes.at(-1)).toEqual({ transform: 'translateX(-600px)' });
});

test('copies fill a wide window, so that no gap passes by', () => {
  openWindow({ width: 5000, itemWidth: 600 });
  render(ribbon());
  expect(region().querySelectorAll('[aria-hidden=true].marquee-item').length).toBeGreaterThanOrEqual(
    Math.ceil(5000 / 600),
  );
});

test('the Pause button stops the ribbon, keeps its state, and Play starts it again', async () => {
  render(ribbon());
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(state()).toBe('paused');
  await userEvent.unhover(region());
  act(() => screen.getByRole('button', { name: 'Play' }).blur());
  expect(state()).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(state()).toBe('running');
});

test('the Pause button is the first stop of the ribbon', async () => {
  render(ribbon());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
});

test('the ribbon pauses while the pointer or the focus is on it, and goes on after', () => {
  render(ribbon());
  fireEvent.pointerEnter(region());
  expect(state()).toBe('paused');
  fireEvent.pointerLeave(region());
  expect(state()).toBe('running');
  act(() => screen.getByRole('button', { name: 'Pause' }).focus());
  expect(state()).toBe('paused');
  act(() => screen.getByRole('button', { name: 'Pause' }).blur());
  expect(state()).toBe('running');
});

test('with reduced motion, and without scripts, it is one line that stands still', () => {
  openWindow({ reducedMotion: true });
  render(ribbon());
  expect(played).toHaveLength(0);
  // Without motion, classes hide the copies and the button; the words stay.
  expect(screen.getByRole('button', { hidden: true }).parentElement?.className).toContain('motion-reduce:hidden');
  expect(screen.getByRole('button', { hidden: true }).parentElement?.className).toContain('no-scripts:hidden');
  expect(renderToStaticMarkup(ribbon())).toContain(text);
});

test('the conditions of the offer stand beside the moving words when there are some', () => {
  render(ribbon('Ends when ten children have a place.'));
  expect(region().textContent).toContain('Ends when ten children have a place.');
});

test('the keyboard pauses it; axe finds nothing wrong while it moves and while it rests', async () => {
  render(ribbon());
  await expectNoViolation('moving');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button').textContent).toBe('Play');
  await expectNoViolation('paused');
});
