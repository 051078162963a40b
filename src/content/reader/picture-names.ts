/** What stands in pictures/ of the owner's folder. Opens no file, so that the gateway, which checks names, needs no program for pictures. */
import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

import { samplePictures } from '#content/records/sample-pictures.ts';
import { slugOf } from '#route-rows.ts';

import { siteFolder } from './site-folder.ts';

export const pictureFolder = join(siteFolder, 'pictures');

/** What systems put into folders by themselves. */
const ofSystems = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

/** The names of the files, with their endings. */
export const filesOfPictures = (folder = pictureFolder): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => !ofSystems.test(file))
        .toSorted()
    : [];

/** The name in addresses: `img-2041` of `IMG_2041.JPG`. */
export const nameOf = (file: string) => slugOf(parse(file).name);

/** Whether it names one of the owner's pictures. */
export const isOwnPicture = (name: string) => filesOfPictures().some((file) => nameOf(file) === slugOf(name));

/** What an entry can name. */
export const pictureNames = (): string[] => [...Object.keys(samplePictures), ...filesOfPictures().map(nameOf)];
