/** What is wrong in the owner's folder. */
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { readPictures } from '../../src/content/reader/pictures.ts';
import { readPolicies } from '../../src/content/reader/policies.ts';
import { readPosts } from '../../src/content/reader/posts.ts';
import { mistakesInSite, SiteError, siteFolder } from '../../src/content/reader/site-file.ts';
import { nearest } from '../../src/content/rules/mistypings.ts';
import { root } from '../programs.ts';
import { drawLogo } from './own-logo.ts';
import { brokenMedia } from './own-media.ts';
import { brokenPictures } from './own-pictures.ts';

/** A sentence for each mistake: first of each file by itself; when there is none, of what one file says of another; and then of pictures and recordings, which have to be opened. */
export async function mistakesOfSite(): Promise<string[]> {
  if (!existsSync(siteFolder) || !statSync(siteFolder).isDirectory())
    return ['There is no such folder. Is SITE right?'];
  if (!existsSync(join(siteFolder, 'provider.yaml')) && !existsSync(join(siteFolder, 'pages.yaml')))
    return ['This is no folder of a site: it has neither provider.yaml nor pages.yaml. Is SITE right?'];
  const misnamed = misnamedFolders();
  if (misnamed.length) return misnamed;
  const mistakes = [...mistakesInSite(readPosts, readPolicies), ...(await mistakesOf(readPictures))];
  if (mistakes.length) return mistakes;
  const between = await mistakesBetweenFiles();
  return between.length
    ? between
    : [...(await mistakesOf(drawLogo)), ...(await brokenMedia()), ...(await brokenPictures())];
}

/** Of what they hold all would be said to be missing. */
function misnamedFolders(): string[] {
  const known = ['media', 'pictures', 'policies', 'posts', 'words'];
  const found = readdirSync(siteFolder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  );
  const missing = known.filter((name) => !found.includes(name));
  return found.flatMap((name) => {
    const meant = known.includes(name) ? undefined : nearest(name, missing);
    return meant ? [`${name}: nothing reads a folder of this name. Rename it to ${meant}.`] : [];
  });
}

/** The modules of content/site ask for it when they are loaded. */
async function mistakesBetweenFiles(): Promise<string[]> {
  const folder = join(root, 'src/content/site');
  const found = new Set<string>();
  for (const file of globSync('**/*.ts', { cwd: folder }))
    for (const mistake of await mistakesOf(() => import(pathToFileURL(join(folder, file)).href))) found.add(mistake);
  return [...found];
}

async function mistakesOf(read: () => Promise<unknown>): Promise<readonly string[]> {
  try {
    await read();
    return [];
  } catch (error) {
    if (error instanceof SiteError) return error.mistakes;
    throw error;
  }
}
