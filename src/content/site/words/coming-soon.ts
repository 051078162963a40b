import { readSiteFile } from '#content/reader/site-file.ts';
import { withPicture } from '#content/rules/picture-of.ts';

export const announcement = withPicture(readSiteFile('words/coming-soon'));
