/** What keeps the owner's folder from being published. */
import { promisesOfWeight, unconfirmedIn } from '../site/promises.ts';
import { samplesIn } from '../site/sample.ts';
import { staleFacts } from '../site/stale.ts';

/**
 * A sentence for each fact that has ended each entry that is still the sample's, and each promise of weight that nobody has confirmed, with file and line.
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
