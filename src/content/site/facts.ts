import { readSiteFile } from '#content/reader/site-file.ts';

export const facts = readSiteFile('facts');
