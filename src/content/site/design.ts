import { readSiteFile } from '#content/reader/site-file.ts';
import { schemesWith } from '#design/own-colours.ts';

/** The palette with the daycare's own colours. */
export const schemes = schemesWith(readSiteFile('design'));
