/** The pages of this site. The router, menus, footer, head, sitemap, prerender list, gateway and every audit read them. */
import { pages } from '#content/site/pages.ts';

import { type AnyRow, type Kind, type Path, rows, slugOf } from './route-rows.ts';

export { type Kind, type Path, slugOf } from './route-rows.ts';

/** A page of this site: its row, and what site/pages.yaml says of it. */
export interface Route extends Omit<AnyRow, 'group'> {
  readonly title: string;
  /** The meta description; also shown on the site map and looked through by the site's own searches. */
  readonly description: string;
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

/** The pages that the site has, in the order of site/pages.yaml. */
export const routes: readonly Route[] = Object.entries(pages).map(([path, { template, ...words }]) => {
  const row = rows.find((each) => each.path === path)! as AnyRow;
  return { ...row, ...words, group: template ? 'template' : (row.group ?? 'main') };
});
/** Paths that exist only in links: the server answers 301, and the router replaces them in the history (product decisions 13 and 30). */
export const aliases = Object.fromEntries(
  Object.entries({ '/about-1': '/about', '/faq': '/faqs', '/contect-us': '/contact-us' } as const).filter(
    ([, path]) => path in pages,
  ),
) as Readonly<Record<string, Path>>;
/** The colour theme of a row. */
export const colorOf = ({ color = 'color_1' }: Pick<Route, 'color'>) => color;
/** Shown for unknown paths, with status 404. */
export const notFoundPath = '/error-404' satisfies Path;

/** The row of a path, with or without a trailing slash; undefined for an unknown path. */
export function routeOf(path: string): Route | undefined {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain);
}

/** The address of a page, without the parameters of a query that are not the row's own. */
export function addressOf(
  { path, queries = [] }: { readonly path: string; readonly queries?: Route['queries'] },
  query: URLSearchParams,
): string {
  const own = new URLSearchParams([...query].filter(([name]) => queries.includes(name)));
  return own.size ? `${path}?${own}` : path;
}

/** The file name, without extension, of the page that a query makes of a row: 'tag-child.page-2'. Empty for the row's own page. */
export function variantOf({ queries = [] }: Pick<Route, 'queries'>, search: string | URLSearchParams): string {
  const query = new URLSearchParams(search);
  return queries
    .flatMap((name) => {
      const value = slugOf(query.get(name) ?? '');
      return value && !(name === 'page' && value === '1') ? [`${name}-${value}`] : [];
    })
    .join('.');
}

/** Path of a page's HTML file, relative to the output folder: 'blog-list/page-2.html', 'index.html' for the home page. */
export const fileOf = (route: Pick<Route, 'path' | 'queries'>, search = ''): string =>
  [route.path.slice(1), `${variantOf(route, search) || 'index'}.html`].filter(Boolean).join('/');
