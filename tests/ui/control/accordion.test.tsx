import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Accordion } from '#ui/control/accordion.tsx';

const items = [
  { value: 'food', title: 'Food', body: <p>Soup on Tuesdays</p> },
  { value: 'sleep', title: 'Sleep', body: <p>Cots after lunch</p> },
  { value: 'yard', title: 'Yard', body: <p>Twice a day</p> },
];

const button = (name: string) => screen.getByRole('button', { name });
test('every item is a button in a heading of the given level', () => {
  render(<Accordion items={items} level={4} />);
  for (const { title } of items) {
    const heading = screen.getByRole('heading', { level: 4, name: title });
    expect(heading.querySelector('button')).toBe(button(title));
  }
  expect(screen.queryAllByRole('region')).toEqual([]);
});

test('Alt with an arrow goes back a page, also on a heading that opens', () => {
  render(<Accordion items={items} level={3} initial="food" />);
  button('Food').focus();
  expect(fireEvent.keyDown(button('Food'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(button('Food'), { key: 'ArrowDown' })).toBe(false);
  expect(document.activeElement).toBe(button('Sleep'));
});
