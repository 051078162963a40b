// What a page loads before any interaction, in bytes of brotli. tests/build/bytes.test.ts holds the budgets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { routes } from '../../src/routes.ts';
import { site as builtSite } from '../gateway.ts';
import { table } from './figures.ts';

/** In bytes, but `addresses`, which are those of the scripts. */
export interface Weight {
  readonly html: number;
  readonly styles: number;
  readonly scripts: number;
  readonly addresses: readonly string[];
}

/** The weight of a built page: its HTML, its style sheets and its scripts. */
export function weightOf(site: string, path: string): Weight {
  const file = join(path.slice(1), 'index.html');
  const html = readFileSync(join(site, file), 'utf8');
  // runtime/bootstrap.js, minified.
  const list = /(\["[^\]]*"\])\.map\(\w+=>`\/assets\//.exec(html)?.[1];
  if (!list) throw new Error(`${file} names no scripts.`);
  const addresses = z
    .array(z.string())
    .parse(JSON.parse(list))
    .map((name) => `/assets/${name}.js`);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address);
  const compressed = (name: string) => readFileSync(join(site, `${name}.br`)).length;
  const sumOf = (names: readonly string[]) => names.map(compressed).reduce((all, one) => all + one, 0);
  return { html: compressed(file), styles: sumOf(sheets), scripts: sumOf(addresses), addresses };
}

/** Prints the bytes of every route. */
export function bytes(): void {
  const rows = routes.map(({ path }) => {
    const { html, styles, scripts } = weightOf(builtSite, path);
    return [path, html, styles, scripts];
  });
  console.log(table([['route', 'HTML', 'styles', 'scripts'], ...rows]));
}
