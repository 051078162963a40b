// The landing pages as they stand in their HTML before any script.
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';

import { pageData } from '#app/built-pages.ts';
import { landingLayouts } from '#content/layouts/landing.ts';
import { newest } from '#content/posts/news.ts';
import { testimonials } from '#content/site/testimonials.ts';
import { classAddress, postAddress } from '#content/rules/addresses.ts';
import { heroButtons, landingWords } from '#content/words/landing.ts';
import { classes, enrichment, figures, focus } from '#content/site/words/landing-parts.ts';
import { testimonialsWords } from '#content/words/testimonials.ts';
import { Landing } from '#pages/landing/landing.tsx';
import { PageData } from '#pages/page-data.tsx';
import { withCommas } from '#ui/motion/counting.ts';
import { type RouteOf, routes } from '#routes.ts';

import { facts } from '../../../a11y/statement.ts';

const pages = routes
  .filter((route): route is RouteOf<'landing'> => route.kind === 'landing')
  .map((route) => ({ path: route.path, route, layout: landingLayouts[route.variant] }));
const posts = newest(6);
const known = pageData(facts());

const page = (route: RouteOf<'landing'>) => (
  <MemoryRouter initialEntries={[route.path]}>
    <PageData dataOf={(key) => known.get(key)}>
      <Landing route={route} />
    </PageData>
  </MemoryRouter>
);

/** Each page as it is before any script runs. */
const html: Record<string, Document> = {};

beforeAll(async () => {
  for (const { path, route } of pages) {
    const { prelude } = await prerender(page(route), { progressiveChunkSize: Number.POSITIVE_INFINITY });
    html[path] = new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html');
  }
}, 60_000);

const textOf = (element: Element) => element.textContent.trim().replace(/\s+/g, ' ');
const linksIn = (part: ParentNode, selector = 'a') =>
  [...part.querySelectorAll(selector)].map((link) => [textOf(link), link.getAttribute('href')]);
const section = (path: string, heading: string) =>
  [...html[path]!.querySelectorAll('h2')].find((each) => textOf(each) === heading)!.closest('section')!;

test('the buttons of the hero lead where they say, and reading more about enrolling leads to the contact page', () => {
  for (const { path, layout } of pages) {
    const links = linksIn(html[path]!);
    for (const { title, to } of heroButtons[layout.story]) expect(links, path).toContainEqual([title, to]);
    expect(links).toContainEqual([landingWords.more.title, landingWords.more.to]);
  }
});

test('without scripts the film is a link in the hero and a player in its own section', () => {
  for (const { path } of pages)
    expect(
      [...html[path]!.querySelectorAll('noscript > a[href="/media/a-day.mp4"], noscript video')],
      path,
    ).toHaveLength(2);
});

test('the figures stand in the HTML with their commas, and sample figures are marked', () => {
  const expected = figures.map(({ value, suffix = '' }) => `${withCommas(value)}${suffix}`);
  for (const { path } of pages) {
    expect([...html[path]!.querySelectorAll('dl dd')].map(textOf), path).toEqual(expected);
    expect(textOf(html[path]!.body).includes(landingWords.sampleFigures)).toBe(figures.some(({ sample }) => sample));
  }
});

test('classes and posts stand in carousels, and each leads to its own address', () => {
  for (const { path } of pages) {
    const [ofClasses, ofPosts] = [landingWords.classes, landingWords.news].map((title) => section(path, title));
    for (const part of [ofClasses!, ofPosts!])
      expect(part.querySelector('[aria-roledescription=carousel]'), path).not.toBeNull();
    expect(linksIn(ofClasses!, 'h3 a')).toEqual(classes.map(({ id, name }) => [name, classAddress(id)]));
    expect(linksIn(ofPosts!, 'h3 a')).toEqual(posts.map(({ title, slug }) => [title, postAddress(slug)]));
    expect([...ofPosts!.querySelectorAll('time')].map((time) => time.dateTime)).toEqual(posts.map(({ date }) => date));
  }
});

test('enrichment, focus, testimonials and the newsletter are there where their layout has them', () => {
  for (const { path, layout } of pages) {
    const words = textOf(html[path]!.body);
    expect(words.includes(enrichment.title), path).toBe('enrichment' in layout.parts);
    expect(words.includes(focus.title), path).toBe('focus' in layout.parts);
    const voices = section(path, testimonialsWords.title);
    expect([...voices.querySelectorAll('blockquote')].map(textOf)).toEqual(testimonials.map(({ text }) => text));
    expect(html[path]!.querySelector('form[method=post] input[type=email]')?.getAttribute('name')).toBe('dzEmail');
  }
});

test('without scripts no slide is inert, and only a picture of the hero is loaded at once', () => {
  for (const { path } of pages) {
    expect(html[path]!.querySelector('[inert]'), path).toBeNull();
    const eager = [...html[path]!.querySelectorAll('img:not([loading=lazy])')];
    expect(eager, path).toHaveLength(1);
    expect(eager[0]!.closest(`[aria-label="${landingWords.slides.name}"]`)).not.toBeNull();
  }
});
