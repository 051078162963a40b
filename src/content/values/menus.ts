/** Menus and lists of links, without what leads to no page of the site. */
import type { Language } from '#content/rules/language.ts';
import { builtLinks, builtMenu, leadsSomewhere, type MenuLink } from '#content/rules/menu.ts';
import { footer, main, template } from '#content/site/menus.ts';
import { ownPages } from '#content/site/own-pages.ts';
import { pages } from '#content/site/pages.ts';
import { privacyLang, sections as privacy } from '#content/site/policies/privacy.ts';
import { aboutLang, coreValues } from '#content/site/words/about.ts';
import { contactLang, invitation } from '#content/site/words/contact.ts';
import { curriculumLang, curriculumParts as curriculum } from '#content/site/words/curriculum.ts';
import { barrier } from '#content/site/words/forms.ts';
import { afterSchool, programLang } from '#content/site/words/program.ts';
import { waitingList } from '#content/site/places.ts';
import { daysOff, schools } from '#content/site/schools.ts';
import { closureWords } from '#content/words/closures.ts';
import { placesWords } from '#content/words/places.ts';
import { schoolsPart } from '#content/rules/schools.ts';
import { schoolsWords } from '#content/words/schools.ts';
import { factsWords } from '#content/words/facts-page.ts';
import { linkedParts } from '#content/words/site-map.ts';
import { barrierLink } from '#content/words/small-print.ts';
import { routeOf, type Path, type Target } from '#routes.ts';

import { feeHours } from './fees.ts';
import { whereabouts } from './houses.ts';
import { faqGroups, programs } from './lists.ts';
import { closures } from './opening.ts';
import { counted, help } from './places.ts';
import { waitingTitle } from './waiting-title.ts';

const isBuilt = leadsSomewhere(pages);

export const mainMenu = builtMenu(main, isBuilt);
/** The menu of template pages: the main menu and, as its last entry, a panel that links to every template page (product decision 13). */
export const templateMenu = [...mainMenu, ...builtMenu(template, isBuilt)];
export const footerMenu = builtLinks(footer, isBuilt);

/** Without care around school, days without school stand beside the schools. */
const hasSchools = schools.length > 0 || (!afterSchool && daysOff.length > 0);
const gallery = mainMenu.find(
  (item): item is MenuLink & { link: Target } => 'link' in item && item.link === '/#main-gallery',
);

const partOf = ({ title, link, lang, dir }: MenuLink & { link: Target }) => ({
  title,
  link,
  ...(lang && { lang: { lang, ...(dir && { dir }) } }),
});

const parts: Partial<
  Record<Path, readonly { readonly title: string; readonly lang?: Language; readonly link: Target }[]>
> = {
  ...Object.fromEntries(
    ownPages.map(({ path, sections, lang }) => [
      path,
      sections.map(({ id, title }) => ({ title, ...(lang && { lang }), link: `${path}#${id}` as const })),
    ]),
  ),
  '/': [{ title: linkedParts.register, link: '/#register' }, ...(gallery ? [partOf(gallery)] : [])],
  '/program': [
    ...(feeHours ? [{ title: feeHours.title, link: '/program#days' as const }] : []),
    ...programs.map(({ id, title, titleLang }) => ({
      title,
      ...(titleLang && { lang: titleLang }),
      link: `/program#${id}` as const,
    })),
    ...(afterSchool
      ? [
          {
            title: afterSchool.title,
            ...(programLang && { lang: programLang }),
            link: `/program#${afterSchool.id}` as const,
          },
        ]
      : []),
    ...(hasSchools ? [{ title: schoolsWords.title, link: `/program#${schoolsPart}` as const }] : []),
  ],
  '/about': [{ title: coreValues.title, ...(aboutLang && { lang: aboutLang }), link: '/about#values' }],
  '/curriculum': Object.entries(curriculum).map(([key, part]) => ({
    title: part.title,
    ...(curriculumLang && { lang: curriculumLang }),
    link: `/curriculum#${key}` as const,
  })),
  '/contact-us': [
    { title: invitation.title, ...(contactLang && { lang: contactLang }), link: '/contact-us#message' },
    ...whereabouts.map(({ id, findUs }) => ({ title: findUs.title, link: `/contact-us#${id}` as const })),
  ],
  '/accessibility': [
    { title: linkedParts.limits, link: '/accessibility#limits' },
    { title: linkedParts.words, link: '/accessibility#words' },
    { title: linkedParts.reports, link: '/accessibility#reports' },
    { title: barrier.title, link: barrierLink },
  ],
  '/places': [
    { title: placesWords.title(counted !== undefined), link: '/places#places' },
    { title: factsWords.fees, link: '/places#care-costs' },
    ...(help.length ? [{ title: placesWords.help, link: '/places#help' as const }] : []),
    ...(waitingList.length ? [{ title: placesWords.waitingList, link: '/places#rules' as const }] : []),
    { title: waitingTitle, link: '/places#waiting-list' },
  ],
  '/facts': [
    ...faqGroups.flatMap(({ items }) =>
      items.map(({ id, title, lang }) => ({ title, ...(lang && { lang }), link: `/facts#${id}` as const })),
    ),
    ...(closures.length ? [{ title: closureWords.title, link: '/facts#closed' as const }] : []),
  ],
  // What parents can ask for, where the policy has a part of that name.
  '/privacy': privacy
    .filter(({ id }) => id === 'rights')
    .map(({ title }) => ({ title, ...(privacyLang && { lang: privacyLang }), link: '/privacy#rights' as const })),
};

/** The sections of pages that /site-map links to, of the pages that the site has, in the order of each page. */
export const pageParts: typeof parts = Object.fromEntries(Object.entries(parts).filter(([path]) => routeOf(path)));
