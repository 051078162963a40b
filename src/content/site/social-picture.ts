import { isOwnPicture } from '#content/reader/picture-names.ts';
import { readSiteFile } from '#content/reader/site-file.ts';

const { picture } = readSiteFile('words/home').banner;

/** What other services show beside a link to the site: the home page’s picture if it is the owner’s (tasks/build/own-pictures.ts), or the sample’s (tasks/pictures.ts). */
export const socialPicture = {
  path: '/pictures/social.jpg',
  alt: isOwnPicture(picture.name) ? picture.says : 'Wooden dolls before a rainbow and a house',
};
