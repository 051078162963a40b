/** What keeps the owner's folder from being published. */
import { samplesIn } from '../site/sample.ts';
import { staleFacts } from '../site/stale.ts';

/**
 * A sentence for each fact that has ended and each entry that is still the sample's, with file, line and entry.
 * @param today a day such as 2026-11-22
 */
export const reasonsAgainst = (folder: string, today: string) => [
  ...staleFacts(folder, today, 'ended'),
  ...samplesIn(folder),
];
