import { siteContent } from '#content/reader/site-content.ts';

export const offers = await siteContent('offers');
