/** What in the owner's folder holds for a time, on the day of the build: facts, consents, and the days of posts. */
import { ended } from '../../src/content/reader/consents.ts';
import { readSiteFile, siteFolder } from '../../src/content/reader/site-file.ts';
import { today } from '../../src/content/reader/today.ts';
import { stateOf } from '../../src/content/rules/fact-state.ts';
import { provider } from '../../src/content/site/provider.ts';
import { staleIn } from '../site/stale.ts';

/** The day of the build. */
export const day = today(provider.utcOffset);

/** Changes on the days on which the pages do. */
export const datedStates = [
  ...readSiteFile('facts').fees.list.map((fee) => `${fee.id} ${stateOf(fee, day)}`),
  ...ended().map(({ what, name }) => `${what} ${name}`),
].join(', ');

/** What their owner has to know or do, a sentence each. */
export const notices = staleIn(siteFolder, day);
