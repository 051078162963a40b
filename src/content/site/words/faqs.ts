import { readSiteFile } from '#content/reader/site-file.ts';

export const faqsHead = readSiteFile('words/faqs');
