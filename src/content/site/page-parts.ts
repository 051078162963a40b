/** The sections of pages that /site-map links to. */
import type { MenuLink } from '#content/rules/menu.ts';
import { mainMenu } from '#content/site/menus.ts';
import { privacyParts } from '#content/site/privacy.ts';
import { feeHours } from '#content/site/fee-hours.ts';
import { closures } from '#content/site/closures.ts';
import { faqGroups } from '#content/site/faqs.ts';
import { programs } from '#content/site/programs.ts';
import { invitation } from '#content/site/words/contact.ts';
import { coreValues } from '#content/site/words/about.ts';
import { barrier } from '#content/site/words/forms.ts';
import { afterSchool } from '#content/site/words/program.ts';
import { curriculum } from '#content/site/words/curriculum.ts';
import { findUs } from '#content/site/find-us.ts';
import { feeHoursWords } from '#content/words/fee-hours.ts';
import { closureWords } from '#content/words/closures.ts';
import { barrierLink } from '#content/words/small-print.ts';
import { routeOf, type Path, type Target } from '#routes.ts';

const gallery = mainMenu.find((item): item is MenuLink => 'link' in item && item.link === '/#main-gallery');

const parts: Partial<Record<Path, readonly { readonly title: string; readonly link: Target }[]>> = {
  '/': [{ title: 'Register', link: '/#register' }, ...(gallery ? [gallery] : [])],
  '/program': [
    ...(feeHours ? [{ title: feeHoursWords.title, link: '/program#days' as const }] : []),
    ...programs.map(({ id, title }) => ({ title, link: `/program#${id}` as const })),
    ...(afterSchool ? [{ title: afterSchool.title, link: `/program#${afterSchool.id}` as const }] : []),
  ],
  '/about': [{ title: coreValues.title, link: '/about#values' }],
  '/curriculum': curriculum.map(({ key, title }) => ({ title, link: `/curriculum#${key}` as const })),
  '/contact-us': [
    { title: invitation.title, link: '/contact-us#message' },
    { title: findUs.title, link: '/contact-us#find-us' },
  ],
  '/accessibility': [
    { title: 'Known limits', link: '/accessibility#limits' },
    { title: 'Words we use', link: '/accessibility#words' },
    { title: 'Reports for auditors', link: '/accessibility#reports' },
    { title: barrier.title, link: barrierLink },
  ],
  '/facts': [
    ...faqGroups.flatMap(({ items }) => items.map(({ id, title }) => ({ title, link: `/facts#${id}` as const }))),
    ...(closures.length ? [{ title: closureWords.title, link: '/facts#closed' as const }] : []),
  ],
  // What parents can ask for, where the policy has a part of that name.
  '/privacy': privacyParts
    .filter(({ id }) => id === 'rights')
    .map(({ title }) => ({ title, link: '/privacy#rights' as const })),
};

/** Of the pages that the site has, in the order of each page. */
export const pageParts: typeof parts = Object.fromEntries(Object.entries(parts).filter(([path]) => routeOf(path)));
