// Over the built HTML: how hard the words are to read, whether terms and short forms are explained, and whether each link says alone where it leads.
import { expect, test } from 'vitest';

import { wordsWeUse } from '#content/words/words-we-use.ts';

import { builtPages, textsOf, type Built } from './site.ts';

/** Groups of vowels, without endings that are silent. */
const syllables = (word: string) =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '')
      .match(/[aeiouy]+/g)?.length ?? 0,
  );

/** Whole sentences of a page's main part, without the words of menus, forms and lists of names. */
const sentencesOf = ({ dom }: Built) =>
  [...dom.querySelectorAll('main :is(p, li, dd, td, figcaption, blockquote, h1, h2, h3)')]
    .filter((element) => !element.querySelector('p, li, dd, td, h2, h3'))
    .flatMap((element) =>
      element.textContent
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.?:!])[”)]?\s+/),
    )
    .filter((sentence) => /[.?:!][”)]?$/.test(sentence) && /[a-z]/.test(sentence));

/** School grade by Flesch and Kincaid. */
function gradeOf(sentences: readonly string[]) {
  const words = sentences.flatMap((sentence) => sentence.split(/[\s–/]+/)).filter((word) => /[a-z]/i.test(word));
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * sounds) / words.length - 15.59;
}

test('no page asks for more than grade 8 of its reader, by Flesch and Kincaid', () => {
  const rows = builtPages.map((page) => ({ page, sentences: sentencesOf(page) }));
  for (const { page, sentences } of rows) {
    if (!sentences.length) continue;
    const grade = gradeOf(sentences);
    if (page.row.group !== 'template')
      console.log(`${page.path.padEnd(26)} grade ${grade.toFixed(1)}, ${sentences.length} sentences`);
    expect(grade, page.path).toBeLessThanOrEqual(8);
  }
  // This shows something only if sentences were found, as on more than half of the pages.
  expect(rows.filter(({ sentences }) => sentences.length > 4).length).toBeGreaterThan(rows.length / 2);
});

test('every short form on a page is explained among the words we use, and so is every term there', () => {
  const explained = new Set(wordsWeUse.flatMap(({ short = [] }) => short));
  // Words that the client wants in capitals (REQ P52).
  const words = ['READ', 'MORE'];
  for (const { path, dom } of builtPages)
    for (const text of textsOf(dom.body))
      for (const [form] of text.matchAll(/\b[A-Z]{2,}\b/g))
        expect(explained.has(form) || words.includes(form), `${path}: ${form} in “${text.trim()}”`).toBe(true);
});

test('every term that is explained stands on a page, and every page leads to the explanations', () => {
  const texts = builtPages.map(({ dom }) => {
    const body = dom.body.cloneNode(true) as HTMLElement;
    for (const list of body.querySelectorAll('#words')) list.remove();
    return [...textsOf(body)].join(' ').toLowerCase();
  });
  for (const term of wordsWeUse.flatMap((each) => each.term.split(', ')))
    expect(
      texts.some((text) => text.includes(term.toLowerCase())),
      term,
    ).toBe(true);
  for (const { path, dom } of builtPages)
    expect(dom.querySelector('footer a[href="/accessibility#words"]')?.textContent, path).toBe('Words we use');
});

const nameOf = (link: Element) =>
  (link.getAttribute('aria-label') || link.textContent || link.querySelector('img')?.alt || '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
// /design-system is left out: two of its samples are links of one name to different places.
const linked = builtPages.filter(({ row }) => row.kind !== 'design-system');

test('a link says where it leads without the words around it', () => {
  const empty = /^(?:|here|click here|more|read more|learn more|see more|this|this page|link|details|continue|go)$/;
  for (const { path, dom } of linked)
    for (const link of dom.querySelectorAll('a[href]'))
      expect(nameOf(link), `${path}: ${link.outerHTML.slice(0, 120)}`).not.toMatch(empty);
});

test('two links of one name on a page lead to the same place', () => {
  for (const { path, dom } of linked) {
    const places = new Map<string, string>();
    for (const link of dom.querySelectorAll('a[href]')) {
      const name = nameOf(link);
      const to = link.getAttribute('href')!;
      expect(places.get(name) ?? to, `${path}: “${name}”`).toBe(to);
      places.set(name, to);
    }
  }
});

test('help is found at the same place on every page, in the same order: phone, e-mail, contact form, barriers', () => {
  const help = 'a[href^="tel:"], a[href^="mailto:"], a[href="/contact-us"], a[href="/accessibility"]';
  const wayTo = (element: Element): string =>
    element.tagName === 'FOOTER' ? 'footer' : `${wayTo(element.parentElement!)} > ${element.tagName}`;
  const helpOf = ({ dom }: Built) =>
    [...dom.querySelectorAll(`footer :is(${help})`)].map(
      (link) => `${nameOf(link)} ${link.getAttribute('href')} ${wayTo(link)}`,
    );
  const [first, ...others] = builtPages;
  const order = helpOf(first!);
  for (const way of ['tel:', 'mailto:', '/contact-us', '/accessibility'])
    expect(
      order.some((link) => link.includes(` ${way}`)),
      way,
    ).toBe(true);
  for (const page of others) expect(helpOf(page), page.path).toEqual(order);
});
