import { siteContent } from '#content/reader/site-content.ts';

export const { services, ...newsHead } = await siteContent('words/news');
