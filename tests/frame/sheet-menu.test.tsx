// The menu of narrow screens. That its list is shown and hidden is asked in a browser (tests/journeys/frame.spec.ts).
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { phoneLink } from '#content/rules/provider.ts';
import { hasHouses, houses } from '#content/values/houses.ts';
import type { Menu } from '#content/rules/menu.ts';
import { visit } from '#content/site/words/forms.ts';
import { header } from '#content/words/header.ts';
import { SheetMenu } from '#frame/sheet-menu.tsx';

import { isLink, sixEntries } from './menus.ts';

const nestedMenu: Menu = [
  {
    title: 'Pages',
    pictures: [],
    groups: [
      { heading: 'One', links: [{ title: 'Home page', link: '/' }] },
      { heading: 'Two', links: [], groups: [{ heading: 'Inner', links: [{ title: 'Rooms', link: '/program' }] }] },
    ],
  },
];

const show = (menu: Menu = sixEntries) =>
  render(
    <MemoryRouter>
      <SheetMenu menu={menu} name="Main" current="/" />
      <a href="#after">After</a>
    </MemoryRouter>,
  );
const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const toggle = () => nav().getByRole('button', { name: /^(Menu|Close)$/ });
const button = (name: string) => nav().getByRole('button', { name });
const isOpen = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'true';
/** What a button opens. */
const panelOf = (element: HTMLElement) => document.getElementById(element.getAttribute('aria-controls')!)!;

test('the menu lists all entries, the answers, and Register, the visit and the phone number of each house last', () => {
  show();
  const entries = panelOf(toggle()).querySelectorAll(':scope > ul > li > a, :scope > div > a');
  expect([...entries].map((link) => link.textContent)).toEqual([
    ...sixEntries.filter(isLink).map(({ title }) => title),
    ...header.further.map(({ title }) => title),
    header.register,
    ...(visit ? [visit.title] : []),
    ...houses.map(({ name, phone }) => (hasHouses ? `${name}: ${phone}` : phone)),
  ]);
  expect([...entries].slice(-houses.length).map((link) => link.getAttribute('href'))).toEqual(
    houses.map(({ phone }) => phoneLink(phone)),
  );
  expect(entries[0]!.getAttribute('aria-current')).toBe('page');
});

test('groups within groups open one at a time', async () => {
  show(nestedMenu);
  await userEvent.click(toggle());
  await userEvent.click(button('Pages'));
  await userEvent.click(button('One'));
  expect(within(panelOf(button('One'))).getByRole('link', { name: 'Home page' })).toBeDefined();
  await userEvent.click(button('Two'));
  expect([isOpen(button('One')), isOpen(button('Two'))]).toEqual([false, true]);
  expect(within(nav().getByRole('list', { name: 'Inner' })).getByRole('link', { name: 'Rooms' })).toBeDefined();
});

test('a dropdown with pictures has its two entries, without parts of their pages, but with links to further pages', () => {
  const linksOf = (menu: Menu) => {
    const { unmount } = show(menu);
    const all = [...button('Curriculum').closest('li')!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    unmount();
    return all;
  };
  const entries = ['/curriculum', '/outdoorplay'];
  expect(linksOf(sixEntries)).toEqual(entries);
  const more = { heading: 'More of it', links: [{ title: 'Values', link: '/about#values' }] } as const;
  const menu = sixEntries.map((item) => ('groups' in item ? { ...item, groups: [...item.groups, more] } : item));
  expect(linksOf(menu)).toEqual([...entries, '/about#values']);
});

test('following a link closes the menu, also one to the page that is open', async () => {
  show();
  for (const name of ['Home', 'Contact']) {
    await userEvent.click(toggle());
    await userEvent.click(nav().getByRole('link', { name }));
    expect(isOpen(toggle())).toBe(false);
  }
});

test('the menu does not hold the focus: moving on closes it', async () => {
  show();
  await userEvent.click(toggle());
  const after = screen.getByRole('link', { name: 'After' });
  act(() => after.focus());
  expect(isOpen(toggle())).toBe(false);
  expect(document.activeElement).toBe(after);
});

test('Alt with an arrow goes back a page in the menu too', () => {
  show();
  expect(fireEvent.keyDown(button('Curriculum'), { key: 'ArrowLeft', altKey: true })).toBe(true);
});
