import { siteContent } from '#content/reader/site-content.ts';

export const { title, text, pages: galleryPages } = await siteContent('words/gallery');
