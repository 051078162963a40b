import { siteContent } from '#content/reader/site-content.ts';

export const closures = await siteContent('closures');
