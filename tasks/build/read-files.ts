import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { filesOf } from '../../src/content/reader/own-files.ts';

/** The files in a folder and in those below it, also behind links, which the owner's folder may have: each that is read changes the pages. */
export function filesBehind(folder: string, above: readonly string[] = []): string[] {
  const real = realpathSync(folder);
  if (above.includes(real)) return [];
  return filesOf(folder).flatMap((name) => {
    const path = join(folder, name);
    try {
      const found = statSync(path);
      return found.isDirectory() ? filesBehind(path, [...above, real]) : found.isFile() ? path : [];
    } catch {
      // A link to what is not there.
      return [];
    }
  });
}
