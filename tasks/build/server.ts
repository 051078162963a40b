import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as Prerender from '../../src/app/prerender.tsx';

/** The scripts that run in Node, by the names of their files: the pages for the build, and the answers of the gateway. */
export const serverEntries = { prerender: 'src/app/prerender.tsx', answer: 'src/app/answer.tsx' };

export type PrerenderedSite = typeof Prerender;

/** Imports what Vite has made of src/app/prerender.tsx. */
export const importPrerender = (folder: string): Promise<PrerenderedSite> =>
  import(pathToFileURL(join(folder, 'prerender.js')).href);
