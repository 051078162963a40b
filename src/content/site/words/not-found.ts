import { readSiteFile } from '#content/reader/site-file.ts';

export const notFoundTitle = readSiteFile('words/not-found').title;
