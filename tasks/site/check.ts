/** npm run site -- check */
import { siteFolder } from '../../src/content/reader/site-file.ts';
import { today } from '../../src/content/reader/today.ts';
import { mistakesOfSite } from '../build/mistakes.ts';
import { samplesIn } from './sample.ts';
import { staleClosures, staleConsents, staleFacts } from './stale.ts';
import { unshown } from './unshown.ts';

/** Says what is wrong in the owner's folder, then what is stale, what no page shows, and what is still the sample's. Resolves to the exit code: 1 if something is wrong. */
export async function check(): Promise<number> {
  const wrong = await mistakesOfSite();
  if (!wrong.length) wrong.push(...(await (await import('./switched-off.ts')).linksToSwitchedOff(siteFolder)));
  const day = today('-06:00');
  const stale = [...staleFacts(siteFolder, day), ...staleClosures(siteFolder, day), ...staleConsents(siteFolder, day)];
  const parts = [
    { title: 'Wrong: the site does not build', found: wrong },
    { title: 'Stale: parents may read what no longer holds', found: stale },
    { title: 'Shown nowhere', found: unshown(siteFolder) },
    { title: 'Still the sample’s', found: samplesIn(siteFolder) },
  ].filter(({ found }) => found.length);
  for (const { title, found } of parts)
    console.log(`${title}\n${found.map((sentence) => `- ${sentence}`).join('\n')}\n`);
  console.log(parts.length ? `In ${siteFolder}.` : `Nothing is wrong, stale or the sample’s in ${siteFolder}.`);
  return wrong.length ? 1 : 0;
}
