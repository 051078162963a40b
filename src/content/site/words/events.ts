import { readSiteFile } from '#content/reader/site-file.ts';

export const eventsHead = readSiteFile('words/events');
