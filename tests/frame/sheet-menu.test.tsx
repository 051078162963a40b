import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { header, type Menu, type MenuDropdown } from '#content/words/menus.ts';
import { phoneLink, provider } from '#content/records/provider.ts';
import { targetsOf } from '#frame/built-menu.ts';
import { Header } from '#frame/header.tsx';

import { sixEntries } from './menus.ts';
import { onScreen } from './screen.ts';

onScreen('phone');

const nestedMenu: Menu = [
  {
    title: 'Pages',
    groups: [
      { heading: 'One', links: [{ title: 'Home page', link: '/' }] },
      { heading: 'Two', links: [], groups: [{ heading: 'Inner', links: [{ title: 'Rooms', link: '/program' }] }] },
    ],
  },
];

const show = (menu: Menu = sixEntries) =>
  render(
    <MemoryRouter>
      <Header menu={menu} />
      <a href="#after">After</a>
    </MemoryRouter>,
  );
const nav = () => screen.getByRole('navigation', { name: 'Main' });
const toggle = () => within(nav()).getByRole('button', { name: /^(Menu|Close)$/ });
const expanded = (element: HTMLElement) => element.getAttribute('aria-expanded');

test('one button opens and closes the menu and says which it is', async () => {
  const user = userEvent.setup();
  show();
  expect(toggle().textContent).toBe('Menu');
  expect(expanded(toggle())).toBe('false');
  expect(within(nav()).queryByRole('link')).toBeNull();
  await user.click(toggle());
  expect(toggle().textContent).toBe('Close');
  expect(expanded(toggle())).toBe('true');
  expect(document.getElementById(toggle().getAttribute('aria-controls')!)).not.toBeNull();
  await user.click(toggle());
  expect(within(nav()).queryByRole('link')).toBeNull();
});

test('the open menu lists all entries, and Register and the phone number last', async () => {
  const user = userEvent.setup();
  show();
  await user.click(toggle());
  const links = within(nav()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Program',
    'About Us',
    'Our Gallery',
    'Contact',
    header.register.title,
    provider.phone,
  ]);
  expect(links.at(-1)?.getAttribute('href')).toBe(phoneLink(provider.phone));
  expect(links[0]?.getAttribute('aria-current')).toBe('page');
});

test('Curriculum opens in place and a second click closes it', async () => {
  const user = userEvent.setup();
  show();
  await user.click(toggle());
  const group = within(nav()).getByRole('button', { name: 'Curriculum' });
  await user.click(group);
  expect(expanded(group)).toBe('true');
  expect(
    within(nav())
      .getByRole('link', { name: /^Outdoor play/ })
      .getAttribute('href'),
  ).toBe('/outdoorplay');
  await user.click(group);
  expect(expanded(group)).toBe('false');
  expect(within(nav()).queryByRole('link', { name: /^Outdoor play/ })).toBeNull();
});

test('groups within groups open one at a time', async () => {
  const user = userEvent.setup();
  show(nestedMenu);
  await user.click(toggle());
  await user.click(within(nav()).getByRole('button', { name: 'Pages' }));
  const [one, two] = ['One', 'Two'].map((name) => within(nav()).getByRole('button', { name })) as [
    HTMLElement,
    HTMLElement,
  ];
  await user.click(one);
  expect(within(nav()).getByRole('link', { name: 'Home page' })).toBeDefined();
  await user.click(two);
  expect(expanded(one)).toBe('false');
  expect(within(within(nav()).getByRole('list', { name: 'Inner' })).getByRole('link', { name: 'Rooms' })).toBeDefined();
});

test('Escape closes the menu with all its parts and gives the focus back to the button', async () => {
  const user = userEvent.setup();
  show();
  await user.click(toggle());
  await user.click(within(nav()).getByRole('button', { name: 'Curriculum' }));
  await user.keyboard('{Escape}');
  expect(expanded(toggle())).toBe('false');
  expect(document.activeElement).toBe(toggle());
  await user.click(toggle());
  expect(expanded(within(nav()).getByRole('button', { name: 'Curriculum' }))).toBe('false');
});

test('following a link closes the menu, also one to the page that is open', async () => {
  const user = userEvent.setup();
  show();
  for (const name of ['Home', 'Contact']) {
    await user.click(toggle());
    await user.click(within(nav()).getByRole('link', { name }));
    expect(expanded(toggle())).toBe('false');
  }
});

test('the menu does not hold the focus: moving on closes it', async () => {
  const user = userEvent.setup();
  show();
  await user.click(toggle());
  act(() => screen.getByRole('link', { name: 'After' }).focus());
  expect(expanded(toggle())).toBe('false');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'After' }));
});

test('without scripts the list is open and its buttons are gone', () => {
  const { container } = show();
  expect(container.querySelector('#menu')?.className).toContain('no-scripts:block');
  const panel = document.getElementById(container.querySelector('#menu button')!.getAttribute('aria-controls')!);
  expect(panel?.className).toContain('no-scripts:block');
  for (const button of container.querySelectorAll('nav button'))
    expect(button.closest('.no-scripts\\:hidden')).not.toBeNull();
});

test('the Curriculum group leads wherever it leads in the bar', async () => {
  const user = userEvent.setup();
  show();
  await user.click(toggle());
  await user.click(within(nav()).getByRole('button', { name: 'Curriculum' }));
  const dropdown = sixEntries.find((item) => item.title === 'Curriculum') as MenuDropdown;
  const panel = document.getElementById(
    within(nav()).getByRole('button', { name: 'Curriculum' }).getAttribute('aria-controls')!,
  )!;
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([...targetsOf(dropdown)]);
});
