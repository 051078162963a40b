import { siteContent } from '#content/reader/site-content.ts';

export const people = await siteContent('people');
