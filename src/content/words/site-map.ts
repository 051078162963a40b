/** The words of /site-map, and the sections of main pages that it links to. */
import type { Path, Target } from '#routes.ts';

import { curriculum } from '#content/site/words/curriculum.ts';
import type { MenuLink } from '#content/rules/menu.ts';
import { mainMenu } from '#content/site/menus.ts';
import { afterSchool } from './program-page.ts';
import { programs } from '#content/site/programs.ts';
import { barrierLink } from './small-print.ts';

export const siteMapHead = {
  title: 'Site map',
  lead: 'Every page of this site and what stands on it, in one list.',
  notice: { title: 'Not on the list?', text: 'Ask us. We are glad to help you find it.' },
  ask: 'Ask a question',
} as const;

export const siteMapWords = {
  main: 'Our pages',
  /** Accessible name of the list of a page's sections. */
  partsOf: (page: string) => `Parts of ${page}`,
} as const;

const gallery = mainMenu.find((item): item is MenuLink => 'link' in item && item.link === '/#main-gallery');

/** In the order of the page. */
export const pageParts: Partial<Record<Path, readonly { readonly title: string; readonly link: Target }[]>> = {
  '/': [{ title: 'Register', link: '/#register' }, ...(gallery ? [gallery] : [])],
  '/program': [
    ...programs.map(({ id, title }) => ({ title, link: `/program#${id}` as const })),
    { title: afterSchool.title, link: `/program#${afterSchool.id}` },
  ],
  '/about': [{ title: 'What we hold on to', link: '/about#values' }],
  '/curriculum': curriculum.map(({ key, title }) => ({ title, link: `/curriculum#${key}` as const })),
  '/contact-us': [
    { title: 'Send a message', link: '/contact-us#message' },
    { title: 'How to find us', link: '/contact-us#find-us' },
  ],
  '/accessibility': [
    { title: 'Known limits', link: '/accessibility#limits' },
    { title: 'Words we use', link: '/accessibility#words' },
    { title: 'Reports for auditors', link: '/accessibility#reports' },
    { title: 'Tell us about a barrier', link: barrierLink },
  ],
  '/privacy': [{ title: 'What you can ask for', link: '/privacy#rights' }],
};
