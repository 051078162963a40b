/** Links to pages that pages.yaml has switched off. Import it only where the folder has no other mistake: its pages are made to find the links. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { publishedFacts, publishedReports } from '../../a11y/reports.ts';
import { linksNowhere, type LostLink } from '../build/lost-links.ts';
import { buildServer, importPrerender } from '../build/server.ts';

/** Resolves to a sentence for each link, with the line of the folder where it stands, or, if the site's own words have it, with the page that shows it. */
export async function linksToSwitchedOff(folder: string): Promise<string[]> {
  const texts = globSync(['*.yaml', 'posts/*.md'], { cwd: folder }).map((file) => ({
    file,
    lines: readFileSync(join(folder, file), 'utf8').split('\n'),
  }));
  const sentences = (await lostLinks()).flatMap(({ to, path, words }) => {
    const link = new RegExp(String.raw`(?:\]\(|\b(?:to|link): ['"]?)${RegExp.escape(to)}(?![\w/-])`);
    const places = texts
      // Menus leave such links out by themselves.
      .filter(({ file }) => file !== 'menus.yaml')
      .flatMap(({ file, lines }) =>
        lines.flatMap((line, index) => (link.test(line) ? [`${file}, line ${index + 1}`] : [])),
      );
    return places.length
      ? places.map((place) => `${place}: a link leads to ${to}, which pages.yaml has switched off. ${mend(to)}`)
      : [`pages.yaml: ${to} is switched off, but ${path} links to it (“${words}”). Put ${to} into it again.`];
  });
  return [...new Set(sentences)];
}

const mend = (to: string) => `Take the link out, or put ${to} into pages.yaml again.`;

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
