import { readSiteFile } from '#content/reader/site-file.ts';

export const glossary = readSiteFile('glossary');
