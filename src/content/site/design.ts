import { siteContent } from '#content/reader/site-content.ts';

export const design = await siteContent('design');
