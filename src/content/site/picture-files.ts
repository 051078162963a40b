/** The pictures that the site serves. One of the owner's takes the place of the sample's with the same name. */
import { readPictures } from '#content/reader/pictures.ts';
import { samplePictures } from '#content/records/sample-pictures.ts';

interface PictureFile {
  readonly name: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** In px, of the files that exist. */
  readonly widths: readonly number[];
}

const own = (await readPictures()).map(({ name, width, height, widths }) => [name, { name, width, height, widths }]);

export const pictureFiles: Readonly<Record<keyof typeof samplePictures, PictureFile>> = {
  ...samplePictures,
  ...Object.fromEntries(own),
};
