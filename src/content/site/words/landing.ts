import { siteContent } from '#content/reader/site-content.ts';

export const { lang: landingLang, ...stories } = await siteContent('words/landing');
