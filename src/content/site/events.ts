import { siteContent } from '#content/reader/site-content.ts';

export const events = await siteContent('events');
