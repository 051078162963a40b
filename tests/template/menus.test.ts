// The menu of the template's pages.
import { expect, test } from 'vitest';

import { mainMenu, type MenuDropdown, templateMenu } from '#content/words/menus.ts';
import { menuTargets } from '#frame/built-menu.ts';
import { routes } from '#routes.ts';

test('the template menu leads to every template page, and to each once', () => {
  const pages = templateMenu.find((item): item is MenuDropdown => item.title === 'Pages');
  const targets = menuTargets(pages ? [pages] : []);
  // /design-system is reached by its address only.
  const template = routes
    .filter(({ group, kind }) => group === 'template' && kind !== 'design-system')
    .map(({ path }) => path);
  expect([...targets].sort()).toEqual([...template].sort());
});

test('the template menu is the main menu and a mega-menu with four groups, which hold groups of their own', () => {
  expect(templateMenu.slice(0, mainMenu.length)).toEqual(mainMenu);
  const groups = templateMenu.flatMap((item) => ('link' in item || item.title !== 'Pages' ? [] : item.groups));
  expect(groups.map(({ heading }) => heading)).toEqual(['Landing', 'Blog', 'Posts', 'Daycare life']);
  expect(groups.filter((group) => group.groups?.length).length).toBeGreaterThan(1);
});
