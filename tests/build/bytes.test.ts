// @vitest-environment jsdom
// What a visit loads first; what its parts load then is counted in a browser (tests/journeys/bytes.spec.ts). Bytes do not depend on the machine, so they are asserted, for every route.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { routes } from '#routes.ts';

import { weightOf } from '../../tasks/bench/bytes.ts';

const site = 'dist/client';
const paths = routes.map(({ path }) => path);

/** Budgets in bytes of brotli (decision 012). /design-system shows every part there is, so it has the code of all of them. */
const budget = { scripts: 170_000, swatchBook: 190_000, styles: 30_000 };

test.each(paths)('%s loads at most 170 KB of scripts and 30 KB of styles before any touch', (path) => {
  const { scripts, styles } = weightOf(site, path);
  expect(scripts).toBeGreaterThan(50_000);
  expect(scripts).toBeLessThanOrEqual(path === '/design-system' ? budget.swatchBook : budget.scripts);
  expect(styles).toBeGreaterThan(5_000);
  expect(styles).toBeLessThanOrEqual(budget.styles);
});

test('only one style sheet blocks rendering', { timeout: 30_000 }, () => {
  const sheets = new Set<string | null>();
  for (const path of paths) {
    const page = new DOMParser().parseFromString(readFileSync(join(site, path, 'index.html'), 'utf8'), 'text/html');
    expect(page.querySelectorAll('link[rel=stylesheet]').length, path).toBe(1);
    expect(page.querySelectorAll('script[src], link[rel=modulepreload]').length, path).toBe(0);
    expect(page.querySelectorAll('style').length, path).toBe(0);
    sheets.add(page.querySelector('link[rel=stylesheet]')!.getAttribute('href'));
  }
  expect(sheets.size).toBe(1);
});
