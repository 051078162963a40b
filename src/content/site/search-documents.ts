/**
 * What the searches look through: questions, main pages, posts and the words of the glossary. A build computes it once and puts its value in place of this
 * module (tasks/build/site-data.ts), so that a page’s script neither contains the content of others nor is split because of them.
 */
import { posts } from '#content/site/posts.ts';
import { programThings } from '#content/site/program-things.ts';
import { programs } from '#content/site/programs.ts';
import { provider } from '#content/site/provider.ts';
import { offers } from '#content/site/offers.ts';
import type { PostPart } from '#content/posts/post.ts';
import { postAddress } from '#content/rules/addresses.ts';
import { plainOf } from '#content/rules/rich-text.ts';
import * as about from '#content/site/words/about.ts';
import { blocks, invitation } from '#content/site/words/contact.ts';
import { findUs } from '#content/site/find-us.ts';
import * as curriculum from '#content/site/words/curriculum.ts';
import { faqGroups } from '#content/site/faqs.ts';
import { facts } from '#content/site/facts.ts';
import { feeSentence } from '#content/site/fees.ts';
import { glossary } from '#content/site/glossary.ts';
import * as home from '#content/site/words/home.ts';
import * as outdoorPlay from '#content/site/words/outdoor-play.ts';
import * as programPage from '#content/site/words/program.ts';
import { assurance } from '#content/site/words/registration.ts';
import { type Path, routeOf, routes, type Target } from '#routes.ts';

import { ownTerms } from '#content/search/terms.ts';

export interface SearchDocument {
  readonly kind: 'question' | 'page' | 'post' | 'term';
  readonly title: string;
  readonly path: Target;
  /** What may answer, in the order of the page. Of a question the whole answer is one. */
  readonly sentences: readonly string[];
  readonly headings?: string;
  /** Words that it answers to besides. */
  readonly terms?: string | undefined;
}

const openingHours = `Hours: ${provider.hours}.`;
const factLines = [`Ages: ${facts.ages}.`, feeSentence, openingHours, `${provider.licence}.`];
const programLines = programs.map((program) => ({ title: program.title, text: `${program.ages}. ${program.line}` }));

/** The content of each main page. */
const contents: Partial<Record<Path, unknown>> = {
  '/': [factLines, home, programLines, offers, assurance],
  '/program': [factLines, programPage, programThings, programLines],
  '/about': about,
  '/curriculum': curriculum,
  '/outdoorplay': outdoorPlay,
  '/contact-us': [`Call ${provider.phone}, or write to ${provider.email}.`, openingHours, findUs, blocks, invitation],
};

const documents: readonly SearchDocument[] = [
  ...faqGroups
    .flatMap(({ items }) => items)
    .map(
      ({ id, title, text, short, also }) =>
        ({
          kind: 'question',
          title,
          path: `/facts#${id}`,
          sentences: [text],
          terms: [id, short, also].join(' '),
        }) as const,
    ),
  ...routes
    .filter(({ group }) => group === 'main')
    .map(
      ({ path, title, description }) =>
        ({
          kind: 'page',
          title,
          path,
          sentences: [description, ...new Set(textsOf(contents[path]).flatMap(sentencesOf))],
          terms: ownTerms[path],
        }) as const,
    ),
  ...posts.map(
    ({ slug, title, excerpt, lead, parts, category }) =>
      ({
        kind: 'post',
        title,
        path: postAddress(slug),
        sentences: [excerpt, ...[lead, ...textsOf(parts.map(plainPart))].flatMap(sentencesOf)],
        headings: [category, ...parts.flatMap(({ heading }) => heading ?? [])].join('. '),
        terms: slug,
      }) as const,
  ),
  ...glossary.map(
    ({ term, means }) => ({ kind: 'term', title: term, path: '/accessibility#words', sentences: [means] }) as const,
  ),
];

export const searchDocuments = documents.filter(({ path }) => routeOf(path.replace(/[?#].*/, '')));

/** Every sentence in content, and every text with the title over it; not ids, names of pictures, labels, or messages with gaps. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return /\s.*[.!?”]$/.test(content) && !content.includes('{') ? [content] : [];
  if (!content || typeof content !== 'object') return [];
  const { title, head = title, text, desc = text, ...rest } = content as Record<string, unknown>;
  if (typeof head !== 'string' || typeof desc !== 'string') return Object.values(content).flatMap(textsOf);
  return [`${head}${/[.?!]$/.test(head) ? '' : ':'} ${desc}`, ...Object.values(rest).flatMap(textsOf)];
}

/** A part of a post without emphasis and links in its words. */
function plainPart({ paragraphs = [], list = [], ...part }: PostPart) {
  return { ...part, paragraphs: paragraphs.map(plainOf), list: list.map(plainOf) };
}

function sentencesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text), ({ segment }) =>
    segment.trim(),
  );
}
