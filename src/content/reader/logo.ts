/** The logo of the owner's folder. tasks/build/own-logo.ts draws it for pages, tabs and home screens. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readSiteFile, siteFolder } from './site-file.ts';

/** The logo, and its address on the site, which changes with its bytes; undefined where the site shows the lantern. */
export function readLogo() {
  const { logo: file } = readSiteFile('design');
  if (!file) return undefined;
  const bytes = readFileSync(join(siteFolder, file));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file, bytes, address: `/pictures/logo-${digest}.webp` };
}
