import { siteContent } from '#content/reader/site-content.ts';

export const announcement = await siteContent('words/coming-soon');
