// The landing pages as they stand in their HTML before any script.
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';

import { readSiteFile } from '#content/reader/site-file.ts';
import { pageData } from '#app/built-pages.ts';
import { landingLayouts } from '#pages/landing/landing-layouts.ts';
import { landingWords } from '#content/words/landing.ts';
import { figures } from '#content/site/words/landing-parts.ts';
import { Landing } from '#pages/landing/landing.tsx';
import { PageData } from '#pages/page-data.tsx';
import { withCommas } from '#ui/motion/counting.ts';
import { type RouteOf, routes } from '#routes.ts';

import { facts } from '../../../a11y/statement.ts';
import { builtHtml, parsed } from '../../built-html.ts';

const pages = routes
  .filter((route): route is RouteOf<'landing'> => route.kind === 'landing')
  .map((route) => ({ path: route.path, route, layout: landingLayouts[route.variant] }));

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
  for (const { path, route } of pages) html[path] = parsed(await builtHtml(page(route)));
}, 60_000);

const textOf = (element: Element) => element.textContent.trim().replace(/\s+/g, ' ');

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

test('a class has on the landing pages the name and the ages that its own pages say, and samples are marked', () => {
  for (const { path } of pages) {
    const part = html[path]!.getElementById('our-classes')!;
    const said = [...part.querySelectorAll('h3')].map((heading) => [
      new URL(heading.querySelector('a')!.href, 'https://site.example').searchParams.get('class'),
      textOf(heading),
      textOf(heading.nextElementSibling!),
    ]);
    const { classes, figures: all } = readSiteFile('classes');
    const expected = new Map(classes.map(({ id, title }) => [id, [id, title, `${landingWords.ages} ${all.ages}`]]));
    expect(said, path).toEqual(said.map(([id]) => expected.get(id!)));
    expect(said.length, path).toBeGreaterThan(0);
    expect(textOf(part).includes(landingWords.sampleClasses), path).toBe(classes.some(({ sample }) => sample));
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
