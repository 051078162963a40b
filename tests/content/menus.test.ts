import { provider } from '#content/site/provider.ts';
import { expect, test } from 'vitest';

import { footerMenu, mainMenu, templateMenu } from '#content/values/menus.ts';
import { registerTo } from '#content/values/registration.ts';
import { builtMenu, isOutside, leadsSomewhere, lettersOver } from '#content/rules/menu.ts';
import { titleOf } from '#content/rules/page-title.ts';
import { menuTargets } from '#frame/menu-targets.ts';
import { routes } from '#routes.ts';

const pathOf = (target: string) => target.split('#')[0] || '/';

test('the main navigation and the footer lead to no template page', () => {
  const main = new Set<string>(routes.filter(({ group }) => group === 'main').map(({ path }) => path));
  const targets = [...menuTargets(mainMenu), ...footerMenu.map(({ link }) => link), registerTo];
  expect(targets.filter((target) => !isOutside(target) && !main.has(pathOf(target)))).toEqual([]);
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
  const titles = routes.map((route) => titleOf(route, provider));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles[0]!.startsWith(`${provider.name}: `)).toBe(true);
  for (const title of titles.slice(1)) expect(title.endsWith(` | ${provider.name}`), title).toBe(true);
});

test('a link of a menu to another site is there whatever pages the site has', () => {
  const app = { title: 'App', link: 'https://app.example' } as const;
  expect(builtMenu([app, { title: 'About', link: '/about' }], leadsSomewhere({}))).toEqual([app]);
});

test('a link has the language of its title, in whatever list it stands; one that leaves the site says so in English', () => {
  const guide = { title: 'Le guide', lang: { lang: 'fr' }, link: '/facts' } as const;
  const app = { title: 'Appli', lang: { lang: 'fr' }, link: 'https://app.example' } as const;
  const built = builtMenu(
    [guide, app, { title: 'More', pictures: [], groups: [{ heading: 'In French', links: [guide] }] }],
    () => true,
  );
  const inFrench = { title: 'Le guide', lang: 'fr', link: '/facts' };
  expect(built[0]).toEqual(inFrench);
  expect(built[1]).toEqual({ title: 'Appli', link: 'https://app.example' });
  expect(built[2]).toMatchObject({ groups: [{ links: [inFrench] }] });
});

test('a menu is too long for the bar by its letters, its entries and the longest word of the name beside it', () => {
  const entry = (letters: number) => ({ title: 'm'.repeat(letters), link: '/' as const });
  const panel = (letters: number) => ({ title: 'm'.repeat(letters), pictures: [], groups: [] });
  expect(lettersOver([entry(40), entry(40)], 'Prairie Lantern')).toBe(0);
  expect(lettersOver([entry(40), panel(40)], 'Prairie Lantern')).toBe(4);
  expect(
    lettersOver(
      Array.from({ length: 9 }, () => entry(7)),
      'Prairie Lantern',
    ),
  ).toBe(11);
  expect(lettersOver([entry(40), entry(40)], 'Red Deer Montessori')).toBe(5);
});
