/** What stands in pictures/ of the owner's folder. Opens no file. */
import { join, parse } from 'node:path';

import { samplePictures } from '#content/rules/sample-pictures.ts';
import { slugOf } from '#route-rows.ts';

import { filesOf } from './own-files.ts';
import { siteFolder } from './site-folder.ts';

/** The names of the files, with their endings. */
const files = (folder: string) => filesOf(join(folder, 'pictures'));

/** The name in addresses: `img-2041` of `IMG_2041.JPG`. */
export const nameOf = (file: string) => slugOf(parse(file).name);

/** The same of what an entry says: an editor of forms writes where the file stands. */
export const pictureNamed = (entry: string) =>
  slugOf(entry.replace(/^\/?(?:pictures\/)?/, '').replace(/\.(?:jpe?g|png|webp|avif)$/i, ''));

/** Whether it names one of the owner's pictures. */
export const isOwnPicture = (name: string, folder = siteFolder) =>
  files(folder).some((file) => nameOf(file) === pictureNamed(name));

/** What an entry can name. */
export const pictureNames = (): string[] => [...Object.keys(samplePictures), ...files(siteFolder).map(nameOf)];
