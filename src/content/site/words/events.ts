import { siteContent } from '#content/reader/site-content.ts';

export const eventsHead = await siteContent('words/events');
