/** The pictures that the site serves, by their names. */
import { pictureFiles } from '#content/site/picture-files.ts';

import type { samplePictures } from './sample-pictures.ts';

export { pictureFiles };

/** Code can name the pictures of the sample only; the owner's files name the owner's as well, which schemas/pictures.ts checks. */
export type PictureName = keyof typeof samplePictures;

/** The record of a picture, with the focus of its crop. It stands here so that it is no script of its own. */
export const pictureOf = ({ name, focus }: { readonly name: PictureName; readonly focus?: string | undefined }) => ({
  ...pictureFiles[name],
  ...(focus && { focus }),
});
