import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { builtMenu, isOutside, type Menu } from '#content/rules/menu.ts';
import { mainMenu } from '#content/values/menus.ts';
import { header as headerWords } from '#content/words/header.ts';
import { Header } from '#frame/header.tsx';
import { routeOf } from '#routes.ts';

import { otherMenu, sixEntries } from './menus.ts';

const show = (menu: Menu = sixEntries, at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Header menu={menu} />
    </MemoryRouter>,
  );
/** Another daycare may do without the pages of the panel. */
const hasPanel = Boolean(routeOf('/curriculum') && routeOf('/outdoorplay'));
/** The menu in the bar; the one of narrow screens follows it. */
const nav = () => screen.getAllByRole('navigation', { name: headerWords.menuName })[0]!;
const button = (name: string) => within(nav()).getByRole('button', { name });
const opened = (name: string) => waitFor(() => expect(button(name).getAttribute('aria-expanded')).toBe('true'));
const currentOnes = () =>
  within(nav())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

test('the header shows the site’s entries in their order, and Register leads to the form', () => {
  show(mainMenu);
  const entries = [...within(nav()).getAllByRole('list')[0]!.children].map(
    (item) => item.querySelector('a, button')?.textContent,
  );
  expect(entries).toEqual(
    mainMenu.map((item) =>
      'link' in item && isOutside(item.link) ? `${item.title} ${headerWords.leaves}` : item.title,
    ),
  );
  const [register] = screen.getAllByRole('link', { name: headerWords.register });
  expect(register!.getAttribute('href')).toBe('/#register');
});

test('pages that are not built yet are linked from nowhere, and groups that would be empty are left out', () => {
  const shown = builtMenu([...sixEntries, ...otherMenu], (target) => ['/', '/program'].includes(target));
  expect(shown.map(({ title }) => title)).toEqual(['Home', 'Program', 'Start', 'Second']);
  const second = shown.find(({ title }) => title === 'Second')!;
  expect(
    'groups' in second && second.groups.map(({ heading, groups }) => [heading, groups?.map((group) => group.heading)]),
  ).toEqual([['Beta', ['Gamma']]]);
});

test.each([
  ['/', 'Home'],
  ['/program', 'Program'],
  ['/program/', 'Program'],
  ['/contact-us', 'Contact'],
  ['/#register', 'Home'],
])('at %s the link %s is the current one, and no other', (at, title) => {
  show(sixEntries, at);
  expect(currentOnes()).toEqual([title]);
});

test('at the address of a section its entry is the current link, and Home is not', () => {
  show(sixEntries, '/#main-gallery');
  expect(currentOnes()).toEqual(['Our Gallery']);
});

test.each(headerWords.further.filter(({ link }) => routeOf(link)))(
  'at $link the last entry of the menu of narrow screens, $title, is marked',
  ({ title, link }) => {
    show(sixEntries, link);
    const [, sheet] = screen.getAllByRole('navigation', { name: headerWords.menuName });
    const marked = within(sheet!)
      .getAllByRole('link')
      .filter((each) => each.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual([title]);
  },
);

test.runIf(hasPanel)('on a page of a dropdown both its button and the link of the page are marked', async () => {
  const user = userEvent.setup();
  show(sixEntries, '/outdoorplay');
  expect(button('Curriculum').getAttribute('aria-current')).toBe('true');
  await user.click(button('Curriculum'));
  await opened('Curriculum');
  expect(currentOnes()).toEqual([expect.stringMatching(/^Outdoor play/)]);
});
