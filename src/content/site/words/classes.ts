import { readSiteFile } from '#content/reader/site-file.ts';

export const classesHead = readSiteFile('words/classes');
