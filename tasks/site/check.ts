/** npm run site -- check */
import { siteFolder } from '../../src/content/reader/site-file.ts';
import { today } from '../../src/content/reader/today.ts';
import { mistakesOfSite } from '../build/mistakes.ts';
import { doubtfulIn } from './doubtful.ts';
import { keptSentences, samplesIn } from './sample.ts';
import { staleIn } from './stale.ts';
import { unpublished } from './unpublished.ts';
import { hidden, unshown } from './unshown.ts';

/** Says what is wrong in the owner's folder, then what is stale, what may be a slip, what no page shows, what is still the sample's, and which of its sentences are left. Resolves to the exit code: 1 if something is wrong. */
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
  const parts = [
    { title: 'Wrong: the site does not build', found: wrong },
    { title: 'Leading to the top of a page, not to the part of it that is meant', found: astray },
    { title: 'Stale: parents may read what does not hold today', found: staleIn(siteFolder, today()) },
    { title: 'Perhaps a slip: is it meant?', found: doubtfulIn(siteFolder, today()) },
    {
      title: 'Shown nowhere, or hard to find',
      found: [...unshown(siteFolder), ...unpublished(siteFolder), ...hidden(siteFolder), ...alone],
    },
    { title: 'Still the sample’s', found: samplesIn(siteFolder) },
    { title: 'Said by the sample, too: is it true of you?', found: keptSentences(siteFolder) },
  ].filter(({ found }) => found.length);
  for (const { title, found } of parts)
    console.log(`${title}\n${found.map((sentence) => `- ${sentence}`).join('\n')}\n`);
  console.log(parts.length ? `In ${siteFolder}.` : `Nothing is wrong, stale or the sample’s in ${siteFolder}.`);
  return wrong.length ? 1 : 0;
}
