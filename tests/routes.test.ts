import { expect, test } from 'vitest';

import { pages } from '#pages/index.ts';
import { aliases, routeOf, routes } from '#routes.ts';

test('every row has a path of its own, without a parameter', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  expect(routes.some(({ path }) => path.includes(':'))).toBe(false);
});

test('every route has a page, and every page a route', () => {
  expect(new Set(routes.map(({ kind }) => kind))).toEqual(new Set(Object.keys(pages)));
});

test('a path known only from links leads to a page', () => {
  for (const [from, to] of Object.entries(aliases)) {
    expect(routeOf(from)).toBeUndefined();
    expect(routeOf(to)?.path).toBe(to);
  }
});

test('a row is found with and without a trailing slash, an unknown path has none', () => {
  expect(routeOf('/contact-us/')?.path).toBe('/contact-us');
  expect(routeOf('/no-such-page')).toBeUndefined();
});
