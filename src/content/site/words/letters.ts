import { siteContent } from '#content/reader/site-content.ts';

export const letters = await siteContent('words/letters');
