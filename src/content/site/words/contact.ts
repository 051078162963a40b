import { siteContent } from '#content/reader/site-content.ts';

export const { lang: contactLang, head, call, visit, write, message: invitation } = await siteContent('words/contact');
