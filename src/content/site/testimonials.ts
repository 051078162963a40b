import { readSiteFile } from '#content/reader/site-file.ts';
import { pictureOf } from '#content/rules/picture-of.ts';

export const testimonials = readSiteFile('testimonials').map(({ picture, ...words }) => ({
  ...words,
  image: pictureOf(picture),
  alt: picture.says,
}));
