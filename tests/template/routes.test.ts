// The routes that the client declared (REQ R1 to R52), the template's pages among them.
import { expect, test } from 'vitest';

import { records } from '#forms/records.ts';
import { aliases, routeOf, routes } from '#routes.ts';

const declared =
  `/ /index-2 /index-3 /index-4 /about /about-2 /classes /classes-details /teachers /teachers-details /coming-soon /faqs /event /event-details /error-404 /gallery
  /gallery-masonary /gallery-filter /contact-us /curriculum /program /outdoorplay /post-left-sidebar /post-right-sidebar /post-both-sidebar /post-no-sidebar /post-text /post-image
  /post-video /post-link /post-audio /post-quote /post-tutorial /post-cateloge /post-banner /post-slide-show /post-gallery /post-status-slider /post-standard /post-side /post-corner
  /blog-list /blog-grid /blog-grid-wide /blog-list-right-sidebar /blog-list-left-sidebar /blog-list-both-sidebar /blog-grid-right-sidebar /blog-grid-left-sidebar /blog-grid-both-sidebar`.split(
    /\s+/,
  );

/** Not declared by the client: the small print, and the page that shows every part, which is reached by its address only. */
const added = ['/accessibility', '/privacy', '/site-map', '/design-system'];

test('the table has a row for every declared route, each once and without a parameter', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...declared, ...added]));
  expect(new Set(paths).size).toBe(paths.length);
  expect(routes.some(({ path }) => path.includes(':'))).toBe(false);
});

test('the pages of the provider are the six, three are small print, all others are the template’s', () => {
  expect(routes.filter(({ group }) => group === 'small-print').map(({ path }) => path)).toEqual(added.slice(0, 3));
  expect(routes.filter(({ group }) => group === 'main').map(({ path }) => path)).toEqual([
    '/',
    '/program',
    '/about',
    '/curriculum',
    '/outdoorplay',
    '/contact-us',
  ]);
});

test('paths known only from links lead to their page', () => {
  expect(aliases).toEqual({ '/about-1': '/about', '/faq': '/faqs', '/contect-us': '/contact-us' });
});

test('each form leads back to a page of the site', () => {
  for (const { page } of Object.values(records)) expect(routeOf(page.home), page.path).toBeDefined();
});
