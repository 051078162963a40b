import { readSiteFile } from '#content/reader/site-file.ts';

/** All of facts.yaml, also what does not hold today: pages say fees as fees.ts has them. */
export const facts = readSiteFile('facts');
