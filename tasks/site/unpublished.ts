/** What stands in pictures/ of the owner's folder, and is not published. */
import { lstatSync } from 'node:fs';
import { join, parse } from 'node:path';

import { namedPictures } from '../../src/content/reader/consents.ts';
import { filesOf } from '../../src/content/reader/own-files.ts';
import { publishedPictures } from '../../src/content/reader/pictures.ts';
import { slugOf } from '../../src/route-rows.ts';

/** A sentence for each file, with what to do. */
export const unpublished = (folder: string): string[] =>
  unnamedPictures(folder).map((file) =>
    file.includes('/')
      ? `pictures/${file}: this photograph is not published, since it stands in another folder. Put it into pictures/ itself, and name it where one is to show it, or take it out.`
      : `pictures/${file}: no entry names this photograph, so it is not published. Write “name: ${parse(file).name}” where one is to show it, or take the file out.`,
  );

/** One sentence for a folder, for those who build. */
export const countedUnpublished = (folder: string): string[] =>
  Object.entries({ pictures: unnamedPictures(folder) }).flatMap(([name, files]) =>
    files.length
      ? `${name}/: no entry names ${listed(files)}, so the site does not have ${files.length === 1 ? 'it' : 'them'}. What to do: npm run site -- check`
      : [],
  );

/** Their paths in the owner's folder. */
export const unpublishedFiles = (folder: string): string[] =>
  unnamedPictures(folder).map((file) => join('pictures', file));

/** So many names tell which files are meant. */
const mostListed = 4;
const listed = (files: readonly string[]) =>
  files.length > mostListed
    ? `${files.slice(0, mostListed).join(', ')} and ${files.length - mostListed} more`
    : files.join(', ');

function unnamedPictures(folder: string): string[] {
  const published = publishedPictures(folder);
  const left = filesBelow(join(folder, 'pictures')).filter((file) => !published.includes(file));
  // One that is named with its ending has been told of as wrong.
  const named = left.length ? namedPictures(folder, 'name').map(({ name }) => name) : [];
  return left.filter((file) => !named.includes(slugOf(file)));
}

/** The files in a folder and in those in it. */
const filesBelow = (folder: string, below = ''): string[] =>
  filesOf(join(folder, below))
    .map((name) => join(below, name))
    .flatMap((path) => (lstatSync(join(folder, path)).isDirectory() ? filesBelow(folder, path) : path));
