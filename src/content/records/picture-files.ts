/** The names of the pictures that the site serves, and their records. */
import { pictureFiles } from '#content/site/picture-files.ts';

import type { samplePictures } from './sample-pictures.ts';

/** Code can name the pictures of the sample only; the owner's files name the owner's as well, which schemas/pictures.ts checks. */
export type PictureName = keyof typeof samplePictures;

/** The record of a picture, with the focus of its crop. All code gets it from here, so that this is no script of its own. */
export const pictureOf = ({ name, focus }: { readonly name: PictureName; readonly focus?: string | undefined }) => ({
  ...pictureFiles[name],
  ...(focus && { focus }),
});
