/** What stands in pictures/, media/ and files/ of the owner's folder, and is not published. */
import { lstatSync } from 'node:fs';
import { join, parse } from 'node:path';

import { linkedDocuments } from '../../src/content/reader/own-documents.ts';
import { filesOf } from '../../src/content/reader/own-files.ts';
import { publishedPictures } from '../../src/content/reader/pictures.ts';
import { siteText } from './entries.ts';
import { textsOf } from './texts.ts';

/** A sentence for each file, with what to do. */
export const unpublished = (folder: string): string[] => [
  ...unnamedPictures(folder).map((file) =>
    file.includes('/')
      ? `pictures/${file}: this photograph is not published, since it stands in another folder. Put it into pictures/ itself, and name it where one is to show it, or take it out.`
      : `pictures/${file}: no entry names this photograph, so it is not published. Write “name: ${parse(file).name}” where one is to show it, or take the file out.`,
  ),
  ...unnamedMedia(folder).map(
    (file) =>
      `media/${file}: no entry names this file, so it is not published. Name it in recordings.yaml, or take it out.`,
  ),
  ...unlinkedFiles(folder).map(
    (file) =>
      `files/${file}: no text links this file, so it is not published. Write [its title](files/${file}) in a page or a post, or take it out.`,
  ),
];

/** One sentence for a folder, for those who build. */
export const countedUnpublished = (folder: string): string[] =>
  Object.entries({
    pictures: unnamedPictures(folder),
    media: unnamedMedia(folder),
    files: unlinkedFiles(folder),
  }).flatMap(([name, files]) =>
    files.length
      ? `${name}/: no ${name === 'files' ? 'text links' : 'entry names'} ${listed(files)}, so the site does not have ${files.length === 1 ? 'it' : 'them'}. What to do: npm run site -- check`
      : [],
  );

/** Their paths in the owner's folder. */
export const unpublishedFiles = (folder: string): string[] => [
  ...unnamedPictures(folder).map((file) => join('pictures', file)),
  ...unnamedMedia(folder).map((file) => join('media', file)),
  ...unlinkedFiles(folder).map((file) => join('files', file)),
];

/** So many names tell which files are meant. */
const mostListed = 4;
const listed = (files: readonly string[]) =>
  files.length > mostListed
    ? `${files.slice(0, mostListed).join(', ')} and ${files.length - mostListed} more`
    : files.join(', ');

function unnamedPictures(folder: string): string[] {
  const published = publishedPictures(folder);
  return filesBelow(join(folder, 'pictures')).filter((file) => !published.includes(file));
}

/** What is named by a recording whose consent has ended has been told of with that. */
function unnamedMedia(folder: string): string[] {
  const named = textsOf(siteText(folder, 'recordings.yaml').content).map(({ words }) => words);
  return filesBelow(join(folder, 'media')).filter((file) => !named.includes(file));
}

function unlinkedFiles(folder: string): string[] {
  const linked = linkedDocuments(folder).map(({ name }) => name);
  return filesBelow(join(folder, 'files')).filter((file) => !linked.includes(file));
}

/** The files in a folder and in those in it. */
const filesBelow = (folder: string, below = ''): string[] =>
  filesOf(join(folder, below))
    .map((name) => join(below, name))
    .flatMap((path) => (lstatSync(join(folder, path)).isDirectory() ? filesBelow(folder, path) : path));
