/** Links to pages that pages.yaml has switched off. Import it only where the folder has no other mistake: its pages are made to find the links. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { publishedFacts, publishedReports } from '../../a11y/reports.ts';
import { linksNowhere, type LostLink } from '../build/lost-links.ts';
import { buildServer, importPrerender } from '../build/server.ts';

/** Resolves to sentences with the lines of the folder where links stand, or, where the site's own words have them, with the pages that show them. */
export async function linksToSwitchedOff(folder: string): Promise<string[]> {
  // Menus leave such links out by themselves.
  const texts = globSync(['**/*.yaml', '{policies,posts}/*.md'], { cwd: folder, exclude: ['menus.yaml'] }).map(
    (file) => ({
      file,
      lines: readFileSync(join(folder, file), 'utf8').split('\n'),
    }),
  );
  return Array.from(Map.groupBy(await lostLinks(), ({ to }) => to)).flatMap(([to, links]) => {
    const link = new RegExp(String.raw`(?:\]\(|\b(?:to|link): ['"]?)${RegExp.escape(to)}(?![\w/-])`);
    const places = texts.flatMap(({ file, lines }) =>
      lines.flatMap((line, index) => (link.test(line) ? [`${file}, line ${index + 1}`] : [])),
    );
    if (places.length)
      return places.map(
        (place) =>
          `${place}: the link leads to ${to}, which is switched off. Take it out, or put ${to} into pages.yaml again.`,
      );
    const pages = new Map(links.map(({ path, words }) => [path, `${path} (“${words}”)`]));
    return [`pages.yaml: ${to} is switched off, but linked from ${[...pages.values()].join(', ')}. Put it in again.`];
  });
}

async function lostLinks(): Promise<LostLink[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-check-'));
  try {
    await buildServer(folder);
    const site = await importPrerender(folder);
    const known = site.pageData(publishedFacts(publishedReports()));
    const lost: LostLink[] = [];
    for (const built of site.builtPages) {
      const { page } = await site.render(built, known);
      lost.push(...linksNowhere(built.route.path, page));
    }
    return lost;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
