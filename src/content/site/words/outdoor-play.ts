import { readSiteFile } from '#content/reader/site-file.ts';
import { withPicture } from '#content/rules/picture-of.ts';

const words = readSiteFile('words/outdoor-play');

export const outdoorHead = withPicture(words.head);
export const weather = withPicture(words.weather);
export const { bag } = words;
