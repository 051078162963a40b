// @vitest-environment jsdom
// Over the built HTML: links that a person understands, and the ways to help that stand on every page.
import { expect, test } from 'vitest';

import { builtPages, type Built } from './site.ts';

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

test('the footer of every page offers help in the same order: phone, e-mail, contact form, barriers', () => {
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

test('every page leads to the explanations of terms and abbreviations', () => {
  for (const { path, dom } of builtPages)
    expect(dom.querySelector('footer a[href="/accessibility#words"]')?.textContent, path).toBe('Words we use');
});
