import { readSiteFile } from '#content/reader/site-file.ts';
import { altOf, pictureOf } from '#content/rules/picture-of.ts';

const { figures, classes: all } = readSiteFile('classes');

/** The same for every class. */
export const classFigures = figures;

export const classes = all.map(({ picture, ...words }) => ({
  ...words,
  picture: pictureOf(picture),
  alt: altOf(picture),
}));
