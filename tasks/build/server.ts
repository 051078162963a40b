import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';

import type * as Prerender from '../../src/app/prerender.tsx';
import { root } from '../programs.ts';

/** The scripts that run in Node, by the names of their files: the pages for the build, and the answers of the gateway. */
const serverEntries = { prerender: 'src/app/prerender.tsx', answer: 'src/app/answer.tsx' };

export type PrerenderedSite = typeof Prerender;

/** Writes the scripts that run in Node into a folder. */
export const buildServer = (folder: string) =>
  build({
    root,
    // Otherwise Vite writes a copy of its settings into node_modules, which the user of the nightly build may only read.
    configLoader: 'native',
    logLevel: 'warn',
    // Whole in itself, with React as it is in production: a gateway that runs on has what the pages of its build were made with.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { input: serverEntries },
    },
  });

/** Imports what Vite has made of src/app/prerender.tsx. */
export const importPrerender = (folder: string): Promise<PrerenderedSite> =>
  import(pathToFileURL(join(folder, 'prerender.js')).href);
