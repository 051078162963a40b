/** Apart from the other words of the home page, as landing pages show the offers as well. */
import { readSiteFile } from '#content/reader/site-file.ts';

export const offersWords = readSiteFile('words/home').offers;
