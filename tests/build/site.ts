// The built pages, read once: the rows of the route table, and those that a query makes of them ('blog-list/tag-food.page-2.html').
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { routes, type Route } from '#routes.ts';

export const site = 'dist/client';

export interface Built {
  readonly row: Route;
  /** With the query. */
  readonly path: string;
  readonly dom: Document;
}

export const readPage = (file: string) =>
  new DOMParser().parseFromString(readFileSync(join(site, file), 'utf8'), 'text/html');

export const builtPages: readonly Built[] = routes.flatMap((row) =>
  readdirSync(join(site, row.path))
    // 404.html is a copy for static hosts, which have no other way to name that page.
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => ({ row, path: row.path + queryOf(file), dom: readPage(join(row.path, file)) })),
);

function queryOf(file: string): string {
  if (file === 'index.html') return '';
  return `?${file.slice(0, -5).replace(/(^|\.)([a-z]+)-/g, (_, dot: string, name: string) => `${dot && '&'}${name}=`)}`;
}
