// Ends the process with a sentence for each mistake in the owner's folder. Import it before what reads the folder, whose error would be a stack trace.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { readPosts } from '../../src/content/reader/posts.ts';
import { mistakesInSite, SiteError, siteFolder } from '../../src/content/reader/site-file.ts';
import { root } from '../programs.ts';

const mistakes = mistakesInSite(readPosts);
if (!mistakes.length) mistakes.push(...(await mistakesBetweenFiles()));
if (mistakes.length) {
  console.error(`The site cannot be built. In ${siteFolder}:\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}`);
  process.exit(1);
}

/** What one file says of another: the modules of content/site ask for it when they are loaded. */
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
