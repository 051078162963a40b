import { readSiteFile } from '#content/reader/site-file.ts';

export const offers = readSiteFile('offers');

export type Offer = (typeof offers)[number];
