import { siteContent } from '#content/reader/site-content.ts';

/** Of all fees, also of those that do not hold on the day of the build: pages say them as values/fees.ts has them. */
export const { ages, agesAt, fees } = await siteContent('facts');
