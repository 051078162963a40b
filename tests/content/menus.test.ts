import { provider } from '#content/site/provider.ts';
import { expect, test } from 'vitest';

import { footerMenu, header, mainMenu, type MenuDropdown, type MenuLink, templateMenu } from '#content/words/menus.ts';
import { titleOf } from '#content/rules/page-title.ts';
import { menuTargets } from '#frame/built-menu.ts';
import { routes } from '#routes.ts';

const links = mainMenu.filter((item): item is MenuLink => 'link' in item);
const dropdowns = mainMenu.filter((item): item is MenuDropdown => !('link' in item));
const pathOf = (target: string) => target.split('#')[0] || '/';

test('every link of a menu that leads to a section of a page is flagged as an anchor', () => {
  const groupLinks = dropdowns.flatMap(({ groups }) => groups.flatMap((group) => group.links));
  for (const { link, isAnchor } of [...links, ...groupLinks, ...footerMenu])
    expect([link, Boolean(isAnchor)]).toEqual([link, link.includes('#')]);
});

test('the main navigation and the footer lead to no template page', () => {
  const main = new Set<string>(routes.filter(({ group }) => group === 'main').map(({ path }) => path));
  const targets = [...menuTargets(mainMenu), ...footerMenu.map(({ link }) => link), header.register.link];
  expect(targets.filter((target) => !main.has(pathOf(target)))).toEqual([]);
});

test('the menu of the template pages is the main menu, and leads to each of them', () => {
  expect(templateMenu.slice(0, mainMenu.length)).toEqual(mainMenu);
  // The page of all parts and the one for unknown addresses need no link.
  const pages = routes.filter(
    ({ group, kind }) => group === 'template' && kind !== 'design-system' && kind !== 'not-found',
  );
  expect(menuTargets(templateMenu)).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));
});

test('every page has a title of its own that ends with the provider; the front page begins with it', () => {
  const titles = routes.map(titleOf);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles[0]!.startsWith(`${provider.name}: `)).toBe(true);
  for (const title of titles.slice(1)) expect(title.endsWith(` | ${provider.name}`), title).toBe(true);
});
