/** What keeps the owner's folder from being published. */
import { siteFolder } from '../../src/content/reader/site-folder.ts';
import { promisesOfWeight, unconfirmedIn } from '../site/promises.ts';
import { samplesIn } from '../site/sample.ts';
import { staleFacts } from '../site/stale.ts';

/**
 * A sentence for each fact that has ended, each entry that is still the sample's, and each promise of weight that nobody has confirmed, with file and line.
 * @param today a day such as 2026-11-22
 */
export const reasonsAgainst = (folder: string, today: string) => [
  ...staleFacts(folder, today, 'ended'),
  ...samplesIn(folder),
  ...promisesOfWeight(unconfirmedIn(folder)).map(
    (promise) =>
      `${promise} says in your name what nobody has confirmed. Change it, or: npm run site -- confirm ${promise.split(/,| \(/)[0]}`,
  ),
];

/** The same of the pages, which are drawn for it: links to parts that a page does not have, and what cannot be told apart. Import nothing before the folder is found to be right. */
export async function reasonsInPages(): Promise<string[]> {
  const { drawnPages, linksToLostParts } = await import('../site/links.ts');
  const { pageFaults } = await import('../site/page-faults.ts');
  const pages = await drawnPages();
  return [...linksToLostParts(siteFolder, pages), ...pageFaults(pages)];
}
