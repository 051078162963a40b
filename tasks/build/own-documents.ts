/** What the site serves of files/ in the owner's folder: the PDFs that a text links, and nothing else. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { linkedDocuments } from '../../src/content/reader/own-documents.ts';
import { siteFolder } from '../../src/content/reader/site-file.ts';

/** Puts them into a built site, as they are. */
export function copyDocuments(client: string): void {
  for (const { name } of linkedDocuments()) {
    mkdirSync(join(client, 'files'), { recursive: true });
    copyFileSync(join(siteFolder, 'files', name), join(client, 'files', name));
  }
}
