import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { siteFolder } from '../../src/content/reader/site-folder.ts';

/** Why there is no site in the owner's folder, as a sentence; undefined if there is one. */
export function whyNoSite(): string | undefined {
  try {
    if (!statSync(siteFolder).isDirectory()) return 'There is no such folder: this is a file. Is SITE right?';
  } catch (error) {
    return (error as { code?: string }).code === 'EACCES'
      ? 'The user of this program may not look into a folder above it. Put it elsewhere, or open that folder: chmod a+x'
      : 'There is no such folder. Is SITE right?';
  }
  const isSite = ['provider.yaml', 'pages.yaml'].some((file) => existsSync(join(siteFolder, file)));
  // What cannot be read is said by itself.
  return isSite || !isReadable(siteFolder)
    ? undefined
    : 'This is no folder of a site: it has neither provider.yaml nor pages.yaml. Is SITE right?';
}

/** Whether this user can read a folder and the files in it. */
export function isReadable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
