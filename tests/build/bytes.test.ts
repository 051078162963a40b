// What a visit loads before any interaction. Bytes do not depend on the machine, so they are asserted, for every route.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { routes } from '#routes.ts';

import { bytesTable, weightOf } from '../../tasks/bench/bytes.mjs';

const site = 'dist/client';
const paths = routes.map(({ path }) => path);
const codeOf = (address: string) => readFileSync(join(site, address), 'utf8');

/** The swatch book shows every part there is, so it has the code of all of them. */
const limitOf = (path: string) => {
  if (path === '/design-system') return 135_000;
  return path === '/' ? 110_000 : 90_000;
};

test.each(paths)('%s asks for little before anybody has touched it: scripts, and 15 KB of styles, brotli', (path) => {
  const { scripts, styles } = weightOf(site, path);
  expect(scripts).toBeGreaterThan(50_000);
  expect(scripts).toBeLessThanOrEqual(limitOf(path));
  expect(styles).toBeGreaterThan(5_000);
  expect(styles).toBeLessThanOrEqual(15_000);
});

test('docs/bytes.tsv says what every route and every chunk weighs (npm run bench -- --bytes writes it)', () => {
  expect(readFileSync('docs/bytes.tsv', 'utf8')).toBe(bytesTable(site, paths));
});

test('the form’s own code is not in the first load of the home page', () => {
  const { addresses } = weightOf(site, '/');
  const code = addresses.map(codeOf).join('');
  expect(code).toContain('hydrateRoot');
  expect(addresses.filter((address) => /registration-form/.test(address))).toEqual([]);
  expect(code).not.toContain('Registration Request — ');
});

test('each page waits for one style sheet, and carries its own rules of the other', { timeout: 30_000 }, () => {
  for (const path of paths) {
    const page = new DOMParser().parseFromString(readFileSync(join(site, path, 'index.html'), 'utf8'), 'text/html');
    expect(page.querySelectorAll('link[rel=stylesheet]').length, path).toBe(1);
    expect(page.querySelectorAll('script[src], link[rel=modulepreload]').length, path).toBe(0);
    expect(page.head.querySelectorAll('style').length, path).toBe(1);
  }
});

test('the measure of development is in no file of the site', () => {
  const files = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files)
    expect(codeOf(join('assets', file)), file).not.toMatch(/web-vitals|largest-contentful-paint/);
});
