// The menus that the client asked for. They belong to the sample: a daycare may choose its own.
import { expect, test } from 'vitest';

import { footerMenu, mainMenu, type MenuDropdown, type MenuLink } from '#content/words/menus.ts';

const links = mainMenu.filter((item): item is MenuLink => 'link' in item);
const dropdowns = mainMenu.filter((item): item is MenuDropdown => !('link' in item));

test('the main navigation is exactly the table of the specification, in its order', () => {
  expect(mainMenu.map(({ title }) => title)).toEqual([
    'Home',
    'Program',
    'About Us',
    'Curriculum',
    'Our Gallery',
    'Contact',
  ]);
});

test('each plain entry has a title, a link and, where it leads to a part of a page, the anchor flag', () => {
  expect(links).toEqual([
    { title: 'Home', link: '/' },
    { title: 'Program', link: '/program' },
    { title: 'About Us', link: '/about' },
    { title: 'Our Gallery', link: '/#main-gallery', isAnchor: true },
    { title: 'Contact', link: '/contact-us' },
  ]);
});

test('Curriculum is a dropdown with two entries, each with a heading and a target', () => {
  expect(dropdowns.map(({ title }) => title)).toEqual(['Curriculum']);
  expect(dropdowns[0]?.entries?.map(({ heading, target }) => [heading, target])).toEqual([
    ['Curriculum', '/curriculum'],
    ['Outdoor play', '/outdoorplay'],
  ]);
});

test('the footer’s navigation points to exactly six places', () => {
  expect(footerMenu.map(({ link }) => link)).toEqual([
    '/',
    '/program',
    '/about',
    '/curriculum',
    '/contact-us',
    '/#main-gallery',
  ]);
});
