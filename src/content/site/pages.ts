import { readSiteFile } from '#content/reader/site-file.ts';

export const pages = readSiteFile('pages');
