import { siteContent } from '#content/reader/site-content.ts';

export const pages = await siteContent('pages');
