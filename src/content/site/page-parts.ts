/** The sections of pages that /site-map links to. */
import type { MenuLink } from '#content/rules/menu.ts';
import { mainMenu } from '#content/site/menus.ts';
import { privacyParts } from '#content/site/privacy.ts';
import { programs } from '#content/site/programs.ts';
import { coreValues } from '#content/site/words/about.ts';
import { barrier } from '#content/site/words/forms.ts';
import { afterSchool } from '#content/site/words/program.ts';
import { curriculum } from '#content/site/words/curriculum.ts';
import { barrierLink } from '#content/words/small-print.ts';
import type { Path, Target } from '#routes.ts';

const gallery = mainMenu.find((item): item is MenuLink => 'link' in item && item.link === '/#main-gallery');

/** In the order of each page. */
export const pageParts: Partial<Record<Path, readonly { readonly title: string; readonly link: Target }[]>> = {
  '/': [{ title: 'Register', link: '/#register' }, ...(gallery ? [gallery] : [])],
  '/program': [
    ...programs.map(({ id, title }) => ({ title, link: `/program#${id}` as const })),
    ...(afterSchool ? [{ title: afterSchool.title, link: `/program#${afterSchool.id}` as const }] : []),
  ],
  '/about': [{ title: coreValues.title, link: '/about#values' }],
  '/curriculum': curriculum.map(({ key, title }) => ({ title, link: `/curriculum#${key}` as const })),
  '/contact-us': [
    { title: 'Send a message', link: '/contact-us#message' },
    { title: 'How to find us', link: '/contact-us#find-us' },
  ],
  '/accessibility': [
    { title: 'Known limits', link: '/accessibility#limits' },
    { title: 'Words we use', link: '/accessibility#words' },
    { title: 'Reports for auditors', link: '/accessibility#reports' },
    { title: barrier.title, link: barrierLink },
  ],
  // What parents can ask for, where the policy has a part of that name.
  '/privacy': privacyParts
    .filter(({ id }) => id === 'rights')
    .map(({ title }) => ({ title, link: '/privacy#rights' as const })),
};
