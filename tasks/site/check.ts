/** npm run site -- check */
import { mistakesOf } from '../../src/content/reader/site-error.ts';
import { siteFolder } from '../../src/content/reader/site-folder.ts';
import { today } from '../../src/content/reader/today.ts';
import { mistakesOfSite } from '../build/mistakes.ts';
import { annotate, summarize } from './annotations.ts';
import { contradictionsIn } from './contradictions.ts';
import { documentsIn } from './documents.ts';
import { doubtfulIn } from './doubtful.ts';
import { otherPromises, promisesOfWeight, unconfirmedIn } from './promises.ts';
import { samplesIn } from './sample.ts';
import { staleIn } from './stale.ts';
import { staleEditor } from './repository.ts';
import { unpublished } from './unpublished.ts';
import { hidden, unshown } from './unshown.ts';

/** Says what is wrong in the owner's folder, then what is stale, what may be a slip, what no page shows, what is still the sample's, and what nobody has confirmed. Resolves to the exit code: 1 if something is wrong. */
export async function check(): Promise<number> {
  const wrong = await mistakesOfSite();
  const alone: string[] = [];
  const astray: string[] = [];
  const mistakable: string[] = [];
  if (!wrong.length) {
    const { drawnPages, linksToLostParts, linksToSwitchedOff, unlinked } = await import('./links.ts');
    const pages = await drawnPages();
    wrong.push(...linksToSwitchedOff(siteFolder, pages));
    alone.push(...unlinked(pages));
    astray.push(...linksToLostParts(siteFolder, pages));
    const { pageFaults } = await import('./page-faults.ts');
    mistakable.push(...pageFaults(pages));
  }
  const parts = [
    { title: 'Wrong: the site does not build', found: wrong },
    { title: 'Leading to the top of a page, not to the part of it that is meant', found: astray },
    { title: 'Not to be told apart by somebody who does not see the page', found: mistakable },
    { title: 'Keeping some people out', found: found(documentsIn) },
    { title: 'Stale: parents may read what does not hold today', found: found(staleIn) },
    { title: 'Older than the program', found: found(staleEditor) },
    { title: 'Perhaps a slip: is it meant?', found: [...found(doubtfulIn), ...found(contradictionsIn)] },
    {
      title: 'Shown nowhere, or hard to find',
      found: [...found((folder) => unshown(folder, wrong)), ...found(unpublished), ...found(hidden), ...alone],
    },
    { title: 'Still the sample’s', found: found(samplesIn) },
    { title: notConfirmed, found: found(promises) },
  ].filter((part) => part.found.length);
  for (const { title, found: sentences } of parts)
    console.log(`${title}\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}\n`);
  for (const { title, found: sentences } of parts)
    annotate(sentences === wrong ? 'error' : 'warning', title, sentences);
  const nothing = `Nothing is wrong, stale or the sample’s in ${siteFolder}.`;
  if (!parts.length) summarize('Check', [nothing]);
  console.log(parts.length ? `In ${siteFolder}.` : nothing);
  return wrong.length ? 1 : 0;
}

const notConfirmed =
  'Said in your name, and nobody has confirmed it. Change what is not true of you; then, with the name of the file: npm run site -- confirm FILE';

function promises(folder: string): string[] {
  const unconfirmed = unconfirmedIn(folder);
  return [...promisesOfWeight(unconfirmed), ...otherPromises(unconfirmed)];
}

/** What of the folder cannot be read at all has been said to be wrong. */
function found(find: (folder: string, today: string) => readonly string[]): readonly string[] {
  try {
    return find(siteFolder, today());
  } catch (error) {
    mistakesOf(error);
    return [];
  }
}
