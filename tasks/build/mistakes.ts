/** What is wrong in the owner's folder. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { lastAudit } from '../../a11y/last-audit.ts';
import { mistakesBetweenFiles } from '../../src/content/reader/between-files.ts';
import { readOwnPages } from '../../src/content/reader/own-pages.ts';
import { readPictures } from '../../src/content/reader/pictures.ts';
import { readPolicies } from '../../src/content/reader/policies.ts';
import { readPosts } from '../../src/content/reader/posts.ts';
import { mistakesOf, notRead } from '../../src/content/reader/site-error.ts';
import { mistakesInSite, siteFolder } from '../../src/content/reader/site-file.ts';
import { currentVersion } from '../../src/content/schemas/version.ts';
import { mistypings, nearest } from '../../src/content/rules/mistypings.ts';
import { versionOf } from '../site/entries.ts';
import { drawLogo } from './own-logo.ts';
import { brokenMedia } from './own-media.ts';
import { brokenPictures } from './own-pictures.ts';
import { isReadable, whyNoSite } from './why-no-site.ts';

/** A sentence for each mistake: first of each file by itself; when there is none, of what one file says of another; and then of pictures and recordings, which have to be opened. */
export async function mistakesOfSite(): Promise<string[]> {
  const none = whyNoSite();
  if (none) return [none];
  // Of what they hold all would be said to be missing.
  const wrong = [closedFolders, misnamedFolders].find((find) => find().length);
  if (wrong) return wrong();
  const mistakes = new Set([
    ...mistakesInSite(readPosts, readOwnPages, readPolicies, lastAudit),
    ...(await mistakesIn(readPictures)),
  ]);
  if (mistakes.size) return [...mistakes, ...olderVersion()];
  const between = mistakesBetweenFiles();
  return between.length
    ? between
    : [...(await mistakesIn(drawLogo)), ...(await brokenMedia()), ...(await brokenPictures())];
}

/** An entry that another version had may be what is wrong. */
function olderVersion(): string[] {
  const version = versionOf(siteFolder);
  return version < currentVersion
    ? [
        `version.yaml: the folder is of version ${version}, and the program of version ${currentVersion}. What has changed says: npm run site -- upgrade`,
      ]
    : [];
}

const known = ['files', 'media', 'pages', 'pictures', 'policies', 'posts', 'words'];
/** Folders that a daycare may do without, so nothing else is taken for them but what differs by a letter. */
const optional = ['files', 'pages'];

const closedFolders = (): string[] =>
  ['', ...known]
    .map((name) => join(siteFolder, name))
    .filter((path) => existsSync(path) && !isReadable(path))
    .map((path) => notRead(path, statSync(path).isDirectory() ? 'EACCES' : 'ENOTDIR'));

function misnamedFolders(): string[] {
  const found = readdirSync(siteFolder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  );
  const missing = known.filter((name) => !found.includes(name));
  return found.flatMap((name) => {
    const near = known.includes(name) ? undefined : nearest(name, missing);
    const meant = near && optional.includes(near) && mistypings(name.toLowerCase(), near) > 1 ? undefined : near;
    return meant ? [`${name}: nothing reads a folder of this name. Rename it to ${meant}.`] : [];
  });
}

async function mistakesIn(read: () => Promise<unknown>): Promise<readonly string[]> {
  try {
    await read();
    return [];
  } catch (error) {
    return mistakesOf(error);
  }
}
