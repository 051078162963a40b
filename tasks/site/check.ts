/** npm run site -- check */
import { siteFolder } from '../../src/content/reader/site-file.ts';
import { today } from '../../src/content/reader/today.ts';
import { mistakesOfSite } from '../build/mistakes.ts';
import { samplesIn } from './sample.ts';
import { postsAhead, staleClosures, staleConsents, staleFacts } from './stale.ts';
import { hidden, unshown } from './unshown.ts';

/** Says what is wrong in the owner's folder, then what is stale, what no page shows, and what is still the sample's. Resolves to the exit code: 1 if something is wrong. */
export async function check(): Promise<number> {
  const wrong = await mistakesOfSite();
  const alone: string[] = [];
  const astray: string[] = [];
  if (!wrong.length) {
    const { drawnPages, linksToLostParts, linksToSwitchedOff, unlinked } = await import('./links.ts');
    const pages = await drawnPages();
    wrong.push(...linksToSwitchedOff(siteFolder, pages));
    alone.push(...unlinked(pages));
    astray.push(...linksToLostParts(siteFolder, pages));
  }
  const day = today('-06:00');
  const stale = [staleFacts, staleClosures, staleConsents, postsAhead].flatMap((find) => {
    try {
      return find(siteFolder, day);
    } catch (error) {
      // A day that is none is wrong, and has been told.
      if (wrong.length && error instanceof RangeError) return [];
      throw error;
    }
  });
  const parts = [
    { title: 'Wrong: the site does not build', found: wrong },
    { title: 'Leading to the top of a page, not to the part of it that is meant', found: astray },
    { title: 'Stale: parents may read what does not hold today', found: stale },
    { title: 'Shown nowhere, or hard to find', found: [...unshown(siteFolder), ...hidden(siteFolder), ...alone] },
    { title: 'Still the sample’s', found: samplesIn(siteFolder) },
  ].filter(({ found }) => found.length);
  for (const { title, found } of parts)
    console.log(`${title}\n${found.map((sentence) => `- ${sentence}`).join('\n')}\n`);
  console.log(parts.length ? `In ${siteFolder}.` : `Nothing is wrong, stale or the sample’s in ${siteFolder}.`);
  return wrong.length ? 1 : 0;
}
