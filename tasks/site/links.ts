/** What the links of the pages say: which lead to pages that pages.yaml has switched off or to a part that a page does not have, and which pages none leads to. Import it only where the folder has no other mistake: its pages are drawn to find the links. */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { publishedFacts, publishedReports } from '../../a11y/reports.ts';
import { ownPaths } from '../../src/content/reader/own-page-names.ts';
import { readText } from '../../src/content/reader/plain-text.ts';
import { nearest } from '../../src/content/rules/mistypings.ts';
import { events } from '../../src/content/values/events.ts';
import { notFoundPath, type Route } from '../../src/routes.ts';
import { linksNowhere, linksOf } from '../build/lost-links.ts';
import { buildServer, importPrerender } from '../build/server.ts';

/** Sentences with the lines of the folder where links stand, or, where the site's own words have them, with the pages that show them. */
export function linksToSwitchedOff(folder: string, pages: readonly Drawn[]): string[] {
  // Menus leave such links out by themselves.
  const texts = textsIn(folder).filter(({ file }) => file !== 'menus.yaml');
  const lost = pages.flatMap(({ route, html }) => linksNowhere(route.path, html));
  return Array.from(Map.groupBy(lost, ({ to }) => to)).flatMap(([to, links]) => {
    const link = new RegExp(String.raw`(?:\]\(|\b(?:to|link): ['"]?)${RegExp.escape(to)}(?![\w/-])`);
    const places = texts.flatMap(({ file, lines }) =>
      lines.flatMap((line, index) => (link.test(line) ? [`${file}, line ${index + 1}`] : [])),
    );
    if (places.length)
      return places.map(
        (place) =>
          `${place}: the link leads to ${to}, which is switched off. Take it out, or put ${to} into pages.yaml again.`,
      );
    const from = new Map(links.map(({ path, words }) => [path, `${path} (“${words}”)`]));
    return [`pages.yaml: ${to} is switched off, but linked from ${[...from.values()].join(', ')}. Put it in again.`];
  });
}

/** Sentences with the lines of the folder whose links lead to a page, but to no part of it. */
export function linksToLostParts(folder: string, pages: readonly Drawn[]): string[] {
  const parts = Map.groupBy(
    pages.flatMap(({ route: { path }, html }) =>
      Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => ({ path, id })),
    ),
    ({ path }): string => path,
  );
  return textsIn(folder).flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      Array.from(line.matchAll(/(?:\]\(|\b(?:to|link): ['"]?)(\/[\w-]*)(?:\?[^#\s]*)?#([\w-]+)/g)).flatMap(
        ([, path = '', part = '']) => {
          const known = parts.get(path)?.map(({ id }) => id) ?? [];
          if (!known.length || known.includes(part)) return [];
          const meant = nearest(part, known);
          return [
            `${file}, line ${index + 1}: the link leads to ${path}#${part}, but ${path} has no part “${part}”${meant ? ` (did you mean “${meant}”?)` : `. Take out “#${part}” to lead to the top of the page`}.`,
          ];
        },
      ),
    ),
  );
}

/** The files of the folder in which links stand. */
const textsIn = (folder: string) =>
  globSync(['*.yaml', 'words/*.yaml', '{pages,policies,posts}/*.md'], { cwd: folder }).map((file) => ({
    file,
    lines: readText(file, folder).split('\n'),
  }));

/** A sentence on the pages to which no link leads from the home page on; the site map has all. Layouts that search engines leave out are told of by themselves. */
export function unlinked(pages: readonly Drawn[]): string[] {
  const found = new Set(['/']);
  for (const from of found)
    for (const { route, html } of pages)
      if (route.path === from && from !== '/site-map') for (const { to } of linksOf(from, html)) found.add(to);
  const left = new Set(
    pages.flatMap(({ route: { path, group } }) =>
      group === 'template' || path === notFoundPath || found.has(path) ? [] : path,
    ),
  );
  const why = left.has('/event-details') && noEvent();
  if (why) left.delete('/event-details');
  return [
    ...(why
      ? [
          `events.yaml: ${why}, so nothing leads to /event-details. Put in the next event, or take the page out of pages.yaml.`,
        ]
      : []),
    ...Object.entries(
      Object.groupBy(left, (path) => (ownPaths().includes(path) ? `pages${path}.md` : 'pages.yaml')),
    ).map(([file, paths]) => `${file}: only the site map leads to ${paths?.join(', ')}. Put a link into menus.yaml.`),
  ];
}

function noEvent(): string | undefined {
  if (!events.length) return 'there is no event';
  return events.every(({ wasOver }) => wasOver) ? 'every event is over' : undefined;
}

/** A page as it would be built. */
export interface Drawn {
  readonly route: Route;
  /** Empty, or beginning with '?'. */
  readonly search: string;
  readonly html: string;
}

/** Resolves to all pages. */
export async function drawnPages(): Promise<readonly Drawn[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-check-'));
  try {
    await buildServer(folder);
    const site = await importPrerender(folder);
    const known = site.pageData(publishedFacts(publishedReports()));
    const drawn: Drawn[] = [];
    for (const built of site.builtPages) {
      const { head, page } = await site.render(built, known);
      drawn.push({ ...built, html: head + page });
    }
    return drawn;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
