import { siteContent } from '#content/reader/site-content.ts';

export const stories = await siteContent('words/landing');
