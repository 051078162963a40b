import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import type { Menu } from '#content/words/menus.ts';
import { Header } from '#frame/header.tsx';

import { otherMenu, sixEntries } from './menus.ts';
import { onScreen } from './screen.ts';

onScreen('desktop');

const show = (menu: Menu = sixEntries) =>
  render(
    <MemoryRouter>
      <Header menu={menu} />
    </MemoryRouter>,
  );
const nav = () => screen.getByRole('navigation', { name: 'Main' });
const button = (name: string) => within(nav()).getByRole('button', { name });
const opened = (name: string) => waitFor(() => expect(button(name).getAttribute('aria-expanded')).toBe('true'));

test('a click opens Curriculum, and its two entries have their headings', async () => {
  const user = userEvent.setup();
  show();
  await user.click(button('Curriculum'));
  await opened('Curriculum');
  expect(
    within(nav())
      .getByRole('link', { name: /^Curriculum/ })
      .getAttribute('href'),
  ).toBe('/curriculum');
  expect(
    within(nav())
      .getByRole('link', { name: /^Outdoor play/ })
      .getAttribute('href'),
  ).toBe('/outdoorplay');
  expect(within(nav()).getByRole('link', { name: 'Early math' }).getAttribute('href')).toBe('/curriculum#math');
});

test('the keyboard opens Curriculum, keeps the focus on its button, and Tab goes on into the panel', async () => {
  const user = userEvent.setup();
  show();
  act(() => button('Curriculum').focus());
  await user.keyboard('{Enter}');
  await opened('Curriculum');
  expect(document.activeElement).toBe(button('Curriculum'));
  expect(button('Curriculum').getAttribute('aria-controls')).toBe(screen.getByRole('group', { name: 'Curriculum' }).id);
});

test('hovering opens no menu', async () => {
  const user = userEvent.setup();
  show(otherMenu);
  await user.click(button('First'));
  await opened('First');
  await user.hover(button('Second'));
  await new Promise((done) => setTimeout(done, 300));
  expect(button('Second').getAttribute('aria-expanded')).toBe('false');
  expect(button('First').getAttribute('aria-expanded')).toBe('true');
});

test('opening a second menu closes the first', async () => {
  const user = userEvent.setup();
  show(otherMenu);
  await user.click(button('First'));
  await opened('First');
  await user.click(button('Second'));
  await opened('Second');
  expect(button('First').getAttribute('aria-expanded')).toBe('false');
  expect(within(nav()).queryByRole('link', { name: 'Write' })).toBeNull();
});

test('clicking the open menu closes it', async () => {
  const user = userEvent.setup();
  show();
  await user.click(button('Curriculum'));
  await opened('Curriculum');
  await user.click(button('Curriculum'));
  expect(button('Curriculum').getAttribute('aria-expanded')).toBe('false');
  expect(within(nav()).queryByRole('link', { name: 'Early math' })).toBeNull();
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  const user = userEvent.setup();
  show();
  await user.click(button('Curriculum'));
  await opened('Curriculum');
  act(() => within(nav()).getByRole('link', { name: 'Art' }).focus());
  await user.keyboard('{Escape}');
  expect(button('Curriculum').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button('Curriculum'));
});

test('moving the focus away, clicking elsewhere and following a link close the menu', async () => {
  const user = userEvent.setup();
  show();
  await user.click(button('Curriculum'));
  await opened('Curriculum');
  act(() => within(nav()).getByRole('link', { name: 'Contact' }).focus());
  expect(button('Curriculum').getAttribute('aria-expanded')).toBe('false');

  await user.click(button('Curriculum'));
  await opened('Curriculum');
  await user.click(document.body);
  expect(button('Curriculum').getAttribute('aria-expanded')).toBe('false');

  await user.click(button('Curriculum'));
  await opened('Curriculum');
  await user.click(within(nav()).getByRole('link', { name: /^Outdoor play/ }));
  expect(button('Curriculum').getAttribute('aria-expanded')).toBe('false');
});

test('groups within groups stand as headed lists in the panel', async () => {
  const user = userEvent.setup();
  show(otherMenu);
  await user.click(button('Second'));
  await opened('Second');
  const outer = within(nav()).getByRole('list', { name: 'Beta' });
  const inner = within(outer).getByRole('list', { name: 'Gamma' });
  expect(within(inner).getByRole('link', { name: 'Rooms' }).getAttribute('href')).toBe('/program');
});

test('opening a menu keeps its button, so that a screen reader says that it is open', async () => {
  const user = userEvent.setup();
  show();
  const before = button('Curriculum');
  await user.click(before);
  await opened('Curriculum');
  expect(button('Curriculum')).toBe(before);
});

test('Alt with an arrow goes back a page in the menu too', () => {
  show();
  expect(fireEvent.keyDown(button('Curriculum'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(button('Curriculum'), { key: 'ArrowRight' })).toBe(false);
});
