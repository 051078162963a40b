import { provider } from '#content/provider.ts';
import { expect, test } from 'vitest';

import { footerMenu, header, mainMenu, type MenuDropdown, type MenuLink, templateMenu } from '#content/menus.ts';
import { titleOf } from '#content/page-title.ts';
import { menuTargets } from '#frame/built-menu.ts';
import { routes } from '#routes.ts';

const links = mainMenu.filter((item): item is MenuLink => 'link' in item);
const dropdowns = mainMenu.filter((item): item is MenuDropdown => !('link' in item));
const pathOf = (target: string) => target.split('#')[0] || '/';

test('the main navigation is exactly the table of the specification, in its order (N1)', () => {
  expect(mainMenu.map(({ title }) => title)).toEqual([
    'Home',
    'Program',
    'About Us',
    'Curriculum',
    'Our Gallery',
    'Contact',
  ]);
});

test('each plain entry has a title, a link and, where it leads to a part of a page, the anchor flag (N2, N3, N4, N7, N8, N26)', () => {
  expect(links).toEqual([
    { title: 'Home', link: '/' },
    { title: 'Program', link: '/program' },
    { title: 'About Us', link: '/about' },
    { title: 'Our Gallery', link: '/#main-gallery', isAnchor: true },
    { title: 'Contact', link: '/contact-us' },
  ]);
});

test('Curriculum is a dropdown with two entries, each with a heading and a target (N5, N6)', () => {
  expect(dropdowns.map(({ title }) => title)).toEqual(['Curriculum']);
  expect(dropdowns[0]?.entries?.map(({ heading, target }) => [heading, target])).toEqual([
    ['Curriculum', '/curriculum'],
    ['Outdoor play', '/outdoorplay'],
  ]);
});

test('every link of every menu says by its flag whether it leads to a part of a page (N26)', () => {
  const groupLinks = dropdowns.flatMap(({ groups }) => groups.flatMap((group) => group.links));
  for (const { link, isAnchor } of [...links, ...groupLinks, ...footerMenu])
    expect([link, Boolean(isAnchor)]).toEqual([link, link.includes('#')]);
});

test('the main navigation and the footer lead to no template page (N24)', () => {
  const main = new Set<string>(routes.filter(({ group }) => group === 'main').map(({ path }) => path));
  const targets = [...menuTargets(mainMenu), ...footerMenu.map(({ link }) => link), header.register.link];
  expect(targets.filter((target) => !main.has(pathOf(target)))).toEqual([]);
});

test('the template menu leads to every template page, and to each once (N25)', () => {
  const pages = templateMenu.find((item): item is MenuDropdown => item.title === 'Pages');
  const targets = menuTargets(pages ? [pages] : []);
  // /design-system is reached by its address only.
  const template = routes
    .filter(({ group, kind }) => group === 'template' && kind !== 'design-system')
    .map(({ path }) => path);
  expect([...targets].sort()).toEqual([...template].sort());
});

test('the template menu is the main menu and a mega-menu with four groups, which hold groups of their own (N17, N18)', () => {
  expect(templateMenu.slice(0, mainMenu.length)).toEqual(mainMenu);
  const groups = templateMenu.flatMap((item) => ('link' in item || item.title !== 'Pages' ? [] : item.groups));
  expect(groups.map(({ heading }) => heading)).toEqual(['Landing', 'Blog', 'Posts', 'Daycare life']);
  expect(groups.filter((group) => group.groups?.length).length).toBeGreaterThan(1);
});

test('every page has a title of its own that ends with the provider; the front page begins with it (A7)', () => {
  const titles = routes.map(titleOf);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles[0]).toMatch(new RegExp(`^${RegExp.escape(provider.name)}: `));
  for (const title of titles.slice(1)) expect(title).toMatch(new RegExp(` \\| ${RegExp.escape(provider.name)}$`));
});
