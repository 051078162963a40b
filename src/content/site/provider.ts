import { readSiteFile } from '#content/reader/site-file.ts';

export const provider = readSiteFile('provider');
