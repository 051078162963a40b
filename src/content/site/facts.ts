import { siteContent } from '#content/reader/site-content.ts';

/** The fees as they are written, also on a day on which they do not hold: pages say them as values/fees.ts has them. */
export const { ages, fees: writtenFees } = await siteContent('facts');
