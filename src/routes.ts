/** The pages of this site. The router, menus, footer, head, sitemap, prerender list and every audit read them. */
import type { Language } from '#content/rules/language.ts';
import { pages } from '#content/site/pages.ts';

import { aliasRows, type AnyRow, type Kind, type Path, rows, withoutSlash } from './route-rows.ts';

export { fileOf, type Kind, notFoundPath, type Path, slugOf, variantOf } from './route-rows.ts';

/** A page of this site: its row, and what site/pages.yaml says of it. */
export interface Route extends Omit<AnyRow, 'group'> {
  readonly title: string;
  /** The meta description; also shown on the site map and looked through by the site's own searches. */
  readonly description: string;
  /** Of both. */
  readonly lang?: Language;
  /** The slug of the post that a page of posts shows by itself; without it the newest. */
  readonly post?: string;
  /**
   * `main`: the provider's own pages, in the main menu or linked from those pages. `small-print`: linked from the last lines of the footer.
   * `template`: sample layouts, marked noindex and left out of the sitemap (product decision 13).
   */
  readonly group: 'main' | 'small-print' | 'template';
}
/** The pages of a kind, with the variants that their rows name. */
export type RouteOf<K extends Kind> = Route & Extract<(typeof rows)[number], { kind: K }>;
/** A link target within the site: a path with an optional query or hash. */
export type Target = Path | `${Path}${'#' | '?'}${string}`;

/** The pages that the site has, in the order of site/pages.yaml, and the owner's own. */
export const routes: readonly Route[] = Object.entries(pages).map(([path, { template, ...words }]) => {
  const row = (rows.find((each) => each.path === path) ?? { path, kind: 'own' }) as AnyRow;
  return { ...row, ...words, group: template ? 'template' : (row.group ?? 'main') };
});
/** Paths that exist only in links, of pages that the site has. */
export const aliases = Object.fromEntries(Object.entries(aliasRows).filter(([, path]) => path in pages)) as Readonly<
  Record<string, Path>
>;
/** The colour theme of a row. */
export const colorOf = ({ color = 'color_1' }: Pick<Route, 'color'>) => color;
/** The page at a path, with or without a trailing slash; undefined for an unknown path, or for a page that the site does not have. */
export const routeOf = (path: string): Route | undefined => routes.find((route) => route.path === withoutSlash(path));

/** The address of a page, without the parameters of a query that are not the row's own. */
export function addressOf(
  { path, queries = [] }: { readonly path: string; readonly queries?: Route['queries'] },
  query: URLSearchParams,
): string {
  const own = new URLSearchParams([...query].filter(([name]) => queries.includes(name)));
  return own.size ? `${path}?${own}` : path;
}
