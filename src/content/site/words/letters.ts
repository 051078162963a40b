import { readSiteFile } from '#content/reader/site-file.ts';

export const { confirmation, newsletter } = readSiteFile('words/letters');
