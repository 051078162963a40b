/** What is wrong in the owner's folder. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { readPosts } from '../../src/content/reader/posts.ts';
import { mistakesInSite, SiteError, siteFolder } from '../../src/content/reader/site-file.ts';
import { root } from '../programs.ts';

/** A sentence for each mistake: first of each file by itself, and when there is none, of what one file says of another. */
export async function mistakesOfSite(): Promise<string[]> {
  if (!existsSync(siteFolder)) return ['There is no such folder. Is SITE right?'];
  const mistakes = mistakesInSite(readPosts);
  return mistakes.length ? mistakes : mistakesBetweenFiles();
}

/** The modules of content/site ask for it when they are loaded. */
async function mistakesBetweenFiles(): Promise<string[]> {
  const folder = join(root, 'src/content/site');
  const found = new Set<string>();
  for (const file of readdirSync(folder))
    try {
      await import(pathToFileURL(join(folder, file)).href);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      for (const mistake of error.mistakes) found.add(mistake);
    }
  return [...found];
}
