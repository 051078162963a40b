import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { Accordion } from '#ui/control/accordion.tsx';

const items = [
  { value: 'food', title: 'Food', body: <p>Soup on Tuesdays</p> },
  { value: 'sleep', title: 'Sleep', body: <p>Cots after lunch</p> },
  { value: 'yard', title: 'Yard', body: <p>Twice a day</p> },
];

const button = (name: string) => screen.getByRole('button', { name });
const openOnes = () => screen.getAllByRole('button', { expanded: true }).map((element) => element.textContent);

afterEach(() => {
  document.body.innerHTML = '';
});

test('every item is a button in a heading of the given level', () => {
  render(<Accordion items={items} level={4} />);
  for (const { title } of items) {
    const heading = screen.getByRole('heading', { level: 4, name: title });
    expect(heading.querySelector('button')).toBe(button(title));
  }
  expect(screen.queryAllByRole('region')).toEqual([]);
});

test('the keyboard opens, closes and moves from item to item', async () => {
  render(<Accordion items={items} level={3} />);
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(button('Food'));
  await user.keyboard('{Enter}');
  expect(openOnes()).toEqual(['Food']);
  await user.keyboard('{ArrowDown} ');
  expect(openOnes()).toEqual(['Sleep']);
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(button('Yard'));
  await user.keyboard('{Home} ');
  expect(openOnes()).toEqual(['Food']);
  await user.keyboard(' ');
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
});

test('words in a closed item can be found by the search of the browser, which opens it', () => {
  render(<Accordion items={items} level={3} initial="food" />);
  const panel = screen.getByText('Twice a day').closest('[role=region]')!;
  expect(panel.getAttribute('hidden')).toBe('until-found');
  act(() => void panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(openOnes()).toEqual(['Yard']);
  expect(panel.hasAttribute('hidden')).toBe(false);
});

test('before any script runs every text is there and nothing is hidden; hydration then closes all but one', async () => {
  const broken = vi.spyOn(console, 'error');
  const tree = <Accordion items={items} level={3} initial="food" />;
  const html = renderToString(tree);
  for (const text of ['Soup on Tuesdays', 'Cots after lunch', 'Twice a day']) expect(html).toContain(text);
  expect(html).not.toMatch(/ hidden[ =">]/);
  for (const { title } of items) expect(html).toContain(`<noscript>${title}</noscript>`);

  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const app = await act(async () => hydrateRoot(root, tree));
  expect(root.querySelectorAll('[hidden="until-found"]')).toHaveLength(2);
  expect(openOnes()).toEqual(['Food']);
  expect(broken).not.toHaveBeenCalled();
  await act(async () => app.unmount());
});

test('Alt with an arrow goes back a page, also on a heading that opens', () => {
  render(<Accordion items={items} level={3} initial="food" />);
  button('Food').focus();
  expect(fireEvent.keyDown(button('Food'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(button('Food'), { key: 'ArrowDown' })).toBe(false);
  expect(document.activeElement).toBe(button('Sleep'));
});
