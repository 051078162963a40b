/** The menus of header and footer, as data. The header has six entries, in the client's order (REQ N1). */
import type { Target } from '#routes.ts';

import { pictureFiles } from '#content/records/picture-files.ts';

/** A link. `isAnchor`: it links to a part of a page, so it is the current entry only if the hash matches too. */
export interface MenuLink {
  readonly title: string;
  readonly link: Target;
  readonly isAnchor?: true;
}

/** A large picture link in a dropdown. */
export interface DropdownEntry {
  readonly heading: string;
  readonly target: Target;
  readonly line: string;
  readonly picture: (typeof pictureFiles)[keyof typeof pictureFiles] & { readonly focus?: string };
  readonly shape: 'hill' | 'roof';
}

/** A list of links with a heading; groups can be nested. */
export interface MenuGroup {
  readonly heading: string;
  readonly links: readonly MenuLink[];
  readonly groups?: readonly MenuGroup[];
  /** The colour of the cube beside the heading. */
  readonly family?: 'rosehip' | 'canola' | 'spruce' | 'chinook' | 'saskatoon';
}

/** An entry with a dropdown: picture links beside one list, columns of groups, or both. */
export interface MenuDropdown {
  readonly title: string;
  readonly entries?: readonly DropdownEntry[];
  readonly groups: readonly MenuGroup[];
}

export type MenuItem = MenuLink | MenuDropdown;
export type Menu = readonly MenuItem[];

export const mainMenu: Menu = [
  { title: 'Home', link: '/' },
  { title: 'Program', link: '/program' },
  { title: 'About Us', link: '/about' },
  {
    title: 'Curriculum',
    entries: [
      {
        heading: 'Curriculum',
        target: '/curriculum',
        line: 'How children learn here, in nine short parts.',
        picture: { ...pictureFiles.reading, focus: '50% 62%' },
        shape: 'hill',
      },
      {
        heading: 'Outdoor play',
        target: '/outdoorplay',
        line: 'A fenced yard, a garden and weather of every kind.',
        picture: { ...pictureFiles['outdoor-play'], focus: '50% 78%' },
        shape: 'roof',
      },
    ],
    groups: [
      {
        heading: 'Go straight to',
        links: [
          { title: 'Reading and phonics', link: '/curriculum#literacy', isAnchor: true },
          { title: 'Early math', link: '/curriculum#math', isAnchor: true },
          { title: 'Practical life', link: '/curriculum#practical', isAnchor: true },
          { title: 'Art', link: '/curriculum#creative', isAnchor: true },
          { title: 'Music and yoga', link: '/curriculum#movement', isAnchor: true },
        ],
      },
    ],
  },
  { title: 'Our Gallery', link: '/#main-gallery', isAnchor: true },
  { title: 'Contact', link: '/contact-us' },
];

/** The menu of template pages: the main menu and, as its last entry, a mega menu that links to every template page (product decision 13). */
export const templateMenu: Menu = [
  ...mainMenu,
  {
    title: 'Pages',
    groups: [
      {
        heading: 'Landing',
        family: 'canola',
        links: [
          { title: 'A day with us', link: '/index-2' },
          { title: 'Room to grow', link: '/index-3' },
          { title: 'First steps', link: '/index-4' },
          { title: 'Coming soon', link: '/coming-soon' },
          { title: 'Page not found', link: '/error-404' },
        ],
      },
      {
        heading: 'Blog',
        family: 'rosehip',
        links: [],
        groups: [
          {
            heading: 'As a list',
            links: [
              { title: 'News list', link: '/blog-list' },
              { title: 'News list, sidebar right', link: '/blog-list-right-sidebar' },
              { title: 'News list, sidebar left', link: '/blog-list-left-sidebar' },
              { title: 'News list, two sidebars', link: '/blog-list-both-sidebar' },
            ],
          },
          {
            heading: 'As a grid',
            links: [
              { title: 'News grid', link: '/blog-grid' },
              { title: 'News grid, wide', link: '/blog-grid-wide' },
              { title: 'News grid, sidebar right', link: '/blog-grid-right-sidebar' },
              { title: 'News grid, sidebar left', link: '/blog-grid-left-sidebar' },
              { title: 'News grid, two sidebars', link: '/blog-grid-both-sidebar' },
            ],
          },
        ],
      },
      {
        heading: 'Posts',
        family: 'saskatoon',
        links: [],
        groups: [
          {
            heading: 'With sidebars',
            links: [
              { title: 'Full post', link: '/post-standard' },
              { title: 'Sidebar left', link: '/post-left-sidebar' },
              { title: 'Sidebar right', link: '/post-right-sidebar' },
              { title: 'Two sidebars', link: '/post-both-sidebar' },
              { title: 'No sidebar', link: '/post-no-sidebar' },
              { title: 'Sidebar below on phones', link: '/post-side' },
            ],
          },
          {
            heading: 'Words first',
            links: [
              { title: 'Text', link: '/post-text' },
              { title: 'Quote', link: '/post-quote' },
              { title: 'Step by step', link: '/post-tutorial' },
              { title: 'Catalogue', link: '/post-cateloge' },
              { title: 'Corner picture', link: '/post-corner' },
            ],
          },
          {
            heading: 'Pictures, film and sound',
            links: [
              { title: 'Picture', link: '/post-image' },
              { title: 'Picture as a link', link: '/post-link' },
              { title: 'Banner', link: '/post-banner' },
              { title: 'Slideshow', link: '/post-slide-show' },
              { title: 'Gallery', link: '/post-gallery' },
              { title: 'Status notes', link: '/post-status-slider' },
              { title: 'Video', link: '/post-video' },
              { title: 'Audio', link: '/post-audio' },
            ],
          },
        ],
      },
      {
        heading: 'Daycare life',
        family: 'chinook',
        links: [{ title: 'Good questions', link: '/faqs' }],
        groups: [
          {
            heading: 'Classes and people',
            links: [
              { title: 'Classes', link: '/classes' },
              { title: 'A class in detail', link: '/classes-details' },
              { title: 'Educators', link: '/teachers' },
              { title: 'An educator in detail', link: '/teachers-details' },
              { title: 'About our team', link: '/about-2' },
            ],
          },
          {
            heading: 'Events',
            links: [
              { title: 'All events', link: '/event' },
              { title: 'An event in detail', link: '/event-details' },
            ],
          },
          {
            heading: 'Galleries',
            links: [
              { title: 'Gallery street', link: '/gallery' },
              { title: 'Gallery wall', link: '/gallery-masonary' },
              { title: 'Gallery by kind', link: '/gallery-filter' },
            ],
          },
        ],
      },
    ],
  },
];

/** The footer's links, in the client's order (REQ N27). */
export const footerMenu: readonly MenuLink[] = [
  { title: 'Home', link: '/' },
  { title: 'Program', link: '/program' },
  { title: 'About Us', link: '/about' },
  { title: 'Curriculum', link: '/curriculum' },
  { title: 'Contact', link: '/contact-us' },
  { title: 'Our Gallery', link: '/#main-gallery', isAnchor: true },
];

/** The header's other texts. */
export const header = {
  skip: 'Skip to the main content',
  menuName: 'Main',
  open: 'Menu',
  close: 'Close',
  register: { title: 'Register', link: '/#register' },
  /** Before the phone number; where there is little room it is all that is seen of the link. */
  call: 'Call',
  help: 'Help on the phone',
} as const satisfies { register: MenuLink } & Record<string, unknown>;
