import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import type { Menu } from '#content/rules/menu.ts';
import { BarMenu } from '#frame/bar-menu.tsx';

import { otherMenu, sixEntries } from './menus.ts';

const show = (menu: Menu = sixEntries) =>
  render(
    <MemoryRouter>
      <BarMenu menu={menu} name="Main" current={undefined} />
    </MemoryRouter>,
  );
const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const button = (name: string) => nav().getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
async function open(name: string) {
  await userEvent.click(button(name));
  await waitFor(() => expect(isOpen(name)).toBe(true));
}

test('a click opens Curriculum, and its two entries have their headings', async () => {
  show();
  const before = button('Curriculum');
  await open('Curriculum');
  const addressOf = (name: RegExp | string) => nav().getByRole('link', { name }).getAttribute('href');
  expect(addressOf(/^Curriculum/)).toBe('/curriculum');
  expect(addressOf(/^Outdoor play/)).toBe('/outdoorplay');
  expect(addressOf('Early math')).toBe('/curriculum#math');
  // A screen reader says that the button is open only if it is still the same one.
  expect(button('Curriculum')).toBe(before);
  expect(before.getAttribute('aria-controls')).toBe(screen.getByRole('group', { name: 'Curriculum' }).id);
});

test('hovering opens no menu', async () => {
  show(otherMenu);
  await open('First');
  vi.useFakeTimers();
  fireEvent.pointerMove(button('Second'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  expect([isOpen('First'), isOpen('Second')]).toEqual([true, false]);
});

test('moving the focus away, clicking elsewhere and following a link close the menu', async () => {
  show();
  const leave = [
    () => act(() => nav().getByRole('link', { name: 'Contact' }).focus()),
    () => userEvent.click(document.body),
    () => userEvent.click(nav().getByRole('link', { name: /^Outdoor play/ })),
  ];
  for (const way of leave) {
    await open('Curriculum');
    await way();
    expect(isOpen('Curriculum')).toBe(false);
  }
});

test('groups within groups stand as headed lists in the panel', async () => {
  show(otherMenu);
  await open('Second');
  const inner = within(nav().getByRole('list', { name: 'Beta' })).getByRole('list', { name: 'Gamma' });
  expect(within(inner).getByRole('link', { name: 'Rooms' }).getAttribute('href')).toBe('/program');
});

test('Alt with an arrow goes back a page in the menu too', () => {
  show();
  expect(fireEvent.keyDown(button('Curriculum'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(button('Curriculum'), { key: 'ArrowRight' })).toBe(false);
});
