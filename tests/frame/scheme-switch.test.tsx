import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { SchemeSwitch } from '#frame/scheme-switch.tsx';

const root = document.documentElement;
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

afterEach(() => {
  delete root.dataset['scheme'];
});

test('the colour scheme switch is one group with a name, and each choice has its word', () => {
  render(<SchemeSwitch />);
  const group = screen.getByRole('radiogroup', { name: 'Colours' });
  const radios = within(group).getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(['System', 'Light', 'Dark']);
  for (const name of ['System', 'Light', 'Dark']) expect(within(group).getByRole('radio', { name })).toBeDefined();
});

test('the prerendered page holds the switch, with nothing chosen before the scheme of the page is known', () => {
  const html = renderToString(<SchemeSwitch />);
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(html).not.toContain('checked');
});

test.each([
  [undefined, 'system'],
  ['system', 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
])('on a page in the scheme %s, a screen reader hears %s as checked', (scheme, heard) => {
  if (scheme) root.dataset['scheme'] = scheme;
  render(<SchemeSwitch />);
  expect(chosen()).toEqual([heard]);
});

test('the group is one tab stop, and arrow keys choose, one at a time', async () => {
  render(<SchemeSwitch />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'System' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen()).toEqual(['dark']);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a switch that is rendered again after a change of page shows the scheme of the page', () => {
  render(<SchemeSwitch />);
  root.dataset['scheme'] = 'dark';
  cleanup();
  render(<SchemeSwitch />);
  expect(chosen()).toEqual(['dark']);
});
