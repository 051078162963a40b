import { siteContent } from '#content/reader/site-content.ts';

export const day = await siteContent('day');
