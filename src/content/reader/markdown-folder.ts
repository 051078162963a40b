/** The files of a folder of Markdown: posts/ and pages/. */
import { statSync } from 'node:fs';
import { join, parse } from 'node:path';

import { slugOf } from '#route-rows.ts';

import { filesOf } from './own-files.ts';
import { readText } from './plain-text.ts';
import { mistakesOf, SiteError } from './site-error.ts';
import { siteFolder } from './site-folder.ts';

const folders = {
  posts: { what: 'a post', example: 'first-week' },
  pages: { what: 'a page', example: 'handbook' },
} as const;
type Folder = keyof typeof folders;

/**
 * All of them, in the order of their names.
 * @throws {SiteError} one sentence for each mistake in any of them
 */
export function readMarkdownFiles<Read>(
  name: Folder,
  parseFile: (file: string, text: string) => Read,
): readonly Read[] {
  const folder = join(siteFolder, name);
  const mistakes: string[] = [];
  const read = filesOf(folder).flatMap((file) => {
    try {
      if (statSync(join(folder, file), { throwIfNoEntry: false })?.isDirectory())
        throw new SiteError([
          `${name}/${file}: no folder can stand here. Put its files into ${name}/ itself, or elsewhere.`,
        ]);
      return [parseFile(file, readText(`${name}/${file}`))];
    } catch (error) {
      mistakes.push(...mistakesOf(error));
      return [];
    }
  });
  if (mistakes.length) throw new SiteError(mistakes);
  return read;
}

/**
 * The part of its address that the name of a file is.
 * @throws {SiteError} what is wrong with the name
 */
export function slugOfFile(folder: Folder, file: string): string {
  // A page is a folder of its own where the site is served, and a post a value of a query, which any letters can be in.
  const letter = folder === 'posts' ? '[\\p{Ll}0-9]' : '[a-z0-9]';
  const slug = new RegExp(`^(${letter}+(?:-${letter}+)*)\\.md$`, 'u').exec(file.normalize('NFC'))?.[1];
  if (slug && slugOf(slug)) return slug;
  const { what, example } = folders[folder];
  const [, almost] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.md)?\.\w+$/.exec(file) ?? [];
  throw new SiteError([
    almost
      ? `${folder}/${file}: the name of ${what} ends with .md. Rename it to ${almost}.md. Your computer may hide the last part of its name.`
      : `${folder}/${file}: the name of the file becomes a part of the ${what.slice(2)}’s address, so it may have small letters, digits and single hyphens only, and ends with .md. For example: ${slugOf(parse(file).name) || example}.md`,
  ]);
}
