import { siteContent } from '#content/reader/site-content.ts';

export const gallery = await siteContent('gallery');
