import { readSiteFile } from '#content/reader/site-file.ts';

export const people = readSiteFile('people');
