/** Links to pages that pages.yaml has switched off. */
import { rows } from '../../src/route-rows.ts';
import { routeOf } from '../../src/routes.ts';

export interface PageLink {
  /** The path of a page, without a query. */
  readonly to: string;
  /** The page that links to it. */
  readonly path: string;
  readonly words: string;
}

/** The links of a page within the site. */
export function linksOf(path: string, page: string): PageLink[] {
  return Array.from(page.matchAll(/<a [^>]*?href="(\/[^"#?]*)[^>]*>(.*?)<\/a>/gs), ([, to = '', inside = '']) => ({
    to,
    path,
    words: inside.replaceAll(/<[^>]+>/g, '').trim(),
  }));
}

/** The links of a page to rows of the table that the site does not have. */
export const linksNowhere = (path: string, page: string): PageLink[] =>
  linksOf(path, page).filter(({ to }) => rows.some((row) => row.path === to) && !routeOf(to));

/** Says of each page that the site does not have which pages link to it, with the words of one link each. */
export class LostLinks extends Error {
  override readonly name = 'LostLinks';
  constructor(lost: readonly PageLink[]) {
    const links = Array.from(
      Map.groupBy(lost, ({ to }) => to),
      ([to, from]) => {
        const places = new Map(from.map(({ path, words }) => [path, `${path} (“${words}”)`]));
        return `- ${to} is linked from ${[...places.values()].join(', ')}.`;
      },
    );
    super(
      `The site cannot be built: pages.yaml has switched off pages that others still link to.\n${links.join('\n')}\nPut these pages into pages.yaml again, or take the links, or the pages that have them, out.`,
    );
  }
}
