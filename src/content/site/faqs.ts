import { readSiteFile } from '#content/reader/site-file.ts';

export const faqGroups = readSiteFile('faqs').filter(({ items }) => items.length);
