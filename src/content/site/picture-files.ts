import { sitePictures } from '#content/reader/site-content.ts';

/** The sizes of all pictures by their names, for code that names them: /design-system. */
export const pictureFiles = await sitePictures();
