/**
 * What the searches look through: questions, main pages, posts and the words of the glossary. A build puts its value in place of this
 * module, so that a page’s script has nothing of the content of others.
 */
import { postAddress } from '#content/rules/addresses.ts';
import type { Language } from '#content/rules/language.ts';
import { partsOf, plainPart } from '#content/rules/own-page.ts';
import { ages } from '#content/site/facts.ts';
import { glossary } from '#content/site/glossary.ts';
import { offers } from '#content/site/offers.ts';
import { ownPages } from '#content/site/own-pages.ts';
import { posts } from '#content/site/posts.ts';
import { help, waitingList } from '#content/site/places.ts';
import { daysOff, schools } from '#content/site/schools.ts';
import { provider } from '#content/site/provider.ts';
import * as about from '#content/site/words/about.ts';
import { call, invitation, visit, write } from '#content/site/words/contact.ts';
import * as curriculum from '#content/site/words/curriculum.ts';
import * as home from '#content/site/words/home.ts';
import * as outdoorPlay from '#content/site/words/outdoor-play.ts';
import { day } from '#content/site/day.ts';
import * as programPage from '#content/site/words/program.ts';
import { assurance } from '#content/site/words/registration.ts';
import { factsWords } from '#content/words/facts-page.ts';
import { placesLink } from '#content/words/places-link.ts';
import { schoolsPart } from '#content/rules/schools.ts';
import { schoolLine, schoolsWords } from '#content/words/schools.ts';
import { ownTerms } from '#content/words/search-terms.ts';
import { waitingWords } from '#content/words/waiting-list.ts';
import { type Path, routeOf, routes, type Target } from '#routes.ts';

import { feeRows, feeSentence, feeSentences } from './fees.ts';
import { faqGroups, programs, programThings } from './lists.ts';
import { whereabouts } from './houses.ts';
import { hoursInWords } from './opening.ts';
import { closed } from './registration.ts';
import { sentencesOf, textsOf } from './sentences.ts';
import { waitingNext } from './waiting-list.ts';
import { waitingTitle } from './waiting-title.ts';

export interface SearchDocument {
  readonly kind: 'question' | 'page' | 'post' | 'term';
  readonly title: string;
  readonly lang?: Language;
  readonly path: Target;
  /** What may answer, in the order of the page. Of a question the whole answer is one. */
  readonly sentences: readonly string[];
  readonly headings?: string;
  /** Words that it answers to besides. */
  readonly terms?: string | undefined;
}

const { name, tagline } = provider;
const feeText = (id: string) => {
  const { said, otherwise } = feeRows[id]!;
  return said.find(({ starts }) => !starts)?.text ?? otherwise;
};
const programInShort = {
  ...programPage.programInShort,
  facts: programPage.programInShort.facts.map(({ head, text, fee }) => ({ head, text: fee ? feeText(fee) : text })),
};
/** Of the fees that only /facts says. */
const otherFees = feeSentences
  .filter(({ id }) => programPage.programInShort.facts.every(({ fee }) => fee !== id))
  .map(({ text }) => text);
const openingHours = `Hours: ${hoursInWords}.`;
const factLines = [`Ages: ${ages}.`, feeSentence, openingHours, `${provider.licence}.`];
const programLines = programs.map((program) => ({ title: program.title, text: `${program.ages}. ${program.line}` }));

/** The content of each main page. */
const contents: Partial<Record<Path, unknown>> = {
  ...Object.fromEntries(ownPages.map((page) => [page.path, [page.lead, partsOf(page).map(plainPart)]])),
  '/': [factLines, { title: name, text: tagline }, home, programLines, offers, closed ? closed.says : assurance],
  '/program': [factLines, { ...programPage, programInShort }, day, programThings, programLines],
  '/about': about,
  '/curriculum': curriculum,
  '/outdoorplay': outdoorPlay,
  '/contact-us': [
    `Call ${provider.phone}, or write to ${provider.email}.`,
    openingHours,
    ...whereabouts.map(({ findUs }) => findUs),
    call,
    { ...visit, text: provider.arrival },
    write,
    invitation,
  ],
};

const documents: readonly SearchDocument[] = [
  ...faqGroups
    .flatMap(({ items }) => items)
    .map(
      ({ id, title, lang, text, short, also }) =>
        ({
          kind: 'question',
          title,
          ...(lang && { lang }),
          path: `/facts#${id}`,
          sentences: [text],
          terms: [id, short, also].join(' '),
        }) as const,
    ),
  ...(otherFees.length
    ? [{ kind: 'question', title: factsWords.fees, path: '/facts#care-costs', sentences: otherFees } as const]
    : []),
  {
    kind: 'question',
    title: placesLink.title,
    path: placesLink.link,
    sentences: [routeOf(placesLink.link)!.description, ...textsOf([waitingList, help])],
    terms: ownTerms[placesLink.link],
  },
  {
    kind: 'question',
    title: waitingTitle,
    path: '/places#waiting-list',
    sentences: [waitingWords.lead, ...waitingNext.steps].flatMap((words) => sentencesOf(words)),
    terms: waitingWords.terms,
  },
  ...schools.map(
    (school) =>
      ({
        kind: 'question',
        title: schoolsWords.question(school.name),
        path: `/program#${school.id}`,
        sentences: [schoolLine(school)],
      }) as const,
  ),
  ...daysOff.map(
    ({ title, lang, text }) =>
      ({
        kind: 'question',
        title,
        ...(lang && { lang }),
        path: `/program#${programPage.afterSchool?.id ?? schoolsPart}`,
        sentences: [text],
      }) as const,
  ),
  ...routes
    .filter(({ group }) => group === 'main')
    .map(
      ({ path, title, lang, description }) =>
        ({
          kind: 'page',
          title,
          ...(lang && { lang }),
          path,
          sentences: [
            description,
            ...new Set(textsOf(contents[path]).flatMap((words) => sentencesOf(words, lang?.lang))),
          ],
          ...ownAt(path),
          terms: ownTerms[path],
        }) as const,
    ),
  ...posts.map(
    ({ slug, title, lang, excerpt, lead, parts, category }) =>
      ({
        kind: 'post',
        title,
        ...(lang && { lang }),
        path: postAddress(slug),
        sentences: [
          excerpt,
          ...[lead, ...textsOf(parts.map(plainPart))].flatMap((words) => sentencesOf(words, lang?.lang)),
        ],
        headings: [category, ...parts.flatMap(({ heading }) => heading ?? [])].join('. '),
        terms: slug,
      }) as const,
  ),
  ...glossary.map(
    ({ term, lang, means }) =>
      ({
        kind: 'term',
        title: term,
        ...(lang && { lang }),
        path: '/accessibility#words',
        sentences: [means],
      }) as const,
  ),
];

export const searchDocuments = documents.filter(({ path }) => routeOf(path.replace(/[?#].*/, '')));

/** Of one of the owner's own pages. */
function ownAt(path: Path) {
  const page = ownPages.find((each) => each.path === path);
  if (!page) return undefined;
  const titles = page.sections.flatMap(({ title, below }) => [title, ...below.map((passage) => passage.title)]);
  return { headings: titles.join('. ') };
}
