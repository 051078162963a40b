import { readSiteFile } from '#content/reader/site-file.ts';
import { pictureOf } from '#content/rules/picture-of.ts';

export const programs = readSiteFile('programs').map(({ id, title, ages, line, picture }) => ({
  id,
  title,
  ages,
  line,
  picture: pictureOf(picture),
  alt: picture.says,
}));

export type Program = (typeof programs)[number];
