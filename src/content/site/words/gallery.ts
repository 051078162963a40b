import { siteContent } from '#content/reader/site-content.ts';

export const { lang: galleryLang, title, text, pages: galleryPages } = await siteContent('words/gallery');
