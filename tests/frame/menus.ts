// Menus for the tests of the frame, with words of their own, so that a daycare may change its menus in src/content.
import type { Menu, MenuItem, MenuLink } from '#content/rules/menu.ts';

const pictureNamed = (name: string) => ({ name, alt: '', width: 1200, height: 800, widths: [480, 800] });

/** As the site's own menu is made: plain entries, one that opens, and one that leads to a part of a page. */
export const sixEntries = [
  { title: 'Home', link: '/' },
  { title: 'Program', link: '/program' },
  { title: 'About Us', link: '/about' },
  {
    title: 'Curriculum',
    pictures: [
      {
        title: 'Curriculum',
        link: '/curriculum',
        line: 'What we learn.',
        picture: pictureNamed('reading'),
      },
      {
        title: 'Outdoor play',
        link: '/outdoorplay',
        line: 'Where we run.',
        picture: pictureNamed('outdoor-play'),
      },
    ],
    groups: [
      {
        heading: 'Go straight to',
        links: [
          { title: 'Early math', link: '/curriculum#math' },
          { title: 'Art', link: '/curriculum#creative' },
        ],
      },
    ],
  },
  { title: 'Our Gallery', link: '/#main-gallery' },
  { title: 'Contact', link: '/contact-us' },
] satisfies Menu;

/** Two dropdowns, one with a group in a group, and a plain link. */
export const otherMenu = [
  { title: 'Start', link: '/' },
  { title: 'First', pictures: [], groups: [{ heading: 'Alpha', links: [{ title: 'Write', link: '/contact-us' }] }] },
  {
    title: 'Second',
    pictures: [],
    groups: [
      {
        heading: 'Beta',
        links: [],
        groups: [{ heading: 'Gamma', links: [{ title: 'Rooms', link: '/program' }] }],
      },
    ],
  },
] satisfies Menu;

export const isLink = (item: MenuItem): item is MenuLink => 'link' in item;
/** What a menu calls its entry for this address. */
export const titleIn = (menu: Menu, address: string) => menu.filter(isLink).find(({ link }) => link === address)!.title;
