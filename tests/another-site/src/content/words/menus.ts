import type { Menu, MenuLink } from './menus.sample.ts';
import { pictureFiles } from '#content/records/picture-files.ts';

export * from './menus.sample.ts';

export const mainMenu: Menu = [
  { title: 'Start', link: '/' },
  {
    title: 'What we do',
    entries: [
      {
        heading: 'Learning',
        target: '/curriculum',
        line: 'Four things that come back each day.',
        picture: pictureFiles['cur-math'],
        shape: 'hill',
      },
    ],
    groups: [
      {
        heading: 'More of it',
        links: [
          { title: 'Outside', link: '/outdoorplay' },
          { title: 'Letters', link: '/curriculum#literacy', isAnchor: true },
        ],
      },
    ],
  },
  { title: 'Groups', link: '/program' },
  { title: 'Notes', link: '/blog-list-right-sidebar' },
  { title: 'Dates', link: '/event' },
  { title: 'Pictures', link: '/#main-gallery', isAnchor: true },
  { title: 'Find us', link: '/contact-us' },
];

export const templateMenu: Menu = [...mainMenu];

export const footerMenu: readonly MenuLink[] = [
  { title: 'Groups', link: '/program' },
  { title: 'Who we are', link: '/about' },
  { title: 'Notes', link: '/blog-list-right-sidebar' },
];
