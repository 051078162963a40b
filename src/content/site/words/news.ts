import { readSiteFile } from '#content/reader/site-file.ts';
import { pictureOf } from '#content/rules/picture-of.ts';

const { services: offered, ...head } = readSiteFile('words/news');

export const newsHead = head;
export const services = offered.map(({ id, title, picture }) => ({
  id,
  title,
  large: pictureOf(picture),
  alt: picture.says,
}));
