import { siteContent } from '#content/reader/site-content.ts';

export const { lang: newsLang, services, ...newsHead } = await siteContent('words/news');
