import { siteContent } from '#content/reader/site-content.ts';

export const { lang: notFoundLang, title: notFoundTitle } = await siteContent('words/not-found');
