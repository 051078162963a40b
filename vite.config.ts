import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';

import { pageFiles } from './tasks/build/page-files.ts';
import { siteData } from './tasks/build/site-data.ts';
import { buildTests, testsOf } from './tests/any-daycare.ts';

const drawn = testsOf('test.tsx');
/** Of these the files that draw HTML, too. */
const drawnTwice = globSync(drawn.include, { exclude: drawn.exclude }).filter((file) =>
  /react-dom\/server|built-html/.test(readFileSync(file, 'utf8')),
);

/** The gateway that `npm run dev` starts beside the dev server. */
const gateway = `http://127.0.0.1:${process.env['GATEWAY_PORT'] ?? '4001'}`;

/** From which versions on everything works (docs/browsers.md): the floors of Tailwind 4's style sheets. Older scripts and styles are not built. */
const browsers = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'];

/** Groups of modules (below). */
const named = new Set(['react', 'shared']);
const vendor = /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;
/** Not the sliders’ hook, which would bring Embla into the first scripts of pages without a slider, nor the tokens, which only /design-system reads. */
const ownParts =
  /[\\/]src[\\/](?!pages[\\/]|app[\\/]client|ui[\\/]motion[\\/]use-slides|design[\\/]tokens)|rolldown.runtime|vite[\\/]preload/;

/** Inlines the scripts in development; tasks/build/pages.ts does it in builds. */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  apply: 'serve',
  transformIndexHtml: () =>
    ['src/app/inline-scheme.js', 'src/runtime/bootstrap.js'].map((file) => ({
      tag: 'script',
      children: readFileSync(file, 'utf8')
        .replaceAll(/SCRIPTS|NAMES/g, '[]')
        .replaceAll('CLIENT', "'/src/app/client.tsx'"),
      injectTo: 'head',
    })),
};

/**
 * Vite puts its loader of style sheets and preloads around each import(). There is one style sheet, which every page links, and the bootstrap preloads: so nothing is
 * left of it, and each first visit is half a kilobyte lighter.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
};

export default defineConfig({
  plugins: [react(), siteData, pageFiles, inlineScripts, plainImports],
  // The only settings that are exposed to the browser: the host of the e-mail service (product decision 17), and whether the site's own answers no form.
  envPrefix: ['MAIL_HOST', 'STATIC_HOST'],
  // Radix injects a <style> while a dialog is open, which the content security policy forbids (decision 010); src/design/scroll-lock.css replaces it.
  resolve: {
    alias: [
      {
        find: 'react-style-singleton',
        replacement: fileURLToPath(new URL('src/ui/overlay/style-singleton-stub.ts', import.meta.url)),
      },
      {
        find: /^.*\/createWebStorage\/createWebStorage$/,
        replacement: fileURLToPath(new URL('src/forms/no-web-storage.ts', import.meta.url)),
      },
      {
        find: /^react-router$/,
        replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
      },
    ],
  },
  server: { proxy: { '/api': gateway } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // The inline bootstrap imports all that a page needs first; Vite's preload table of all chunks would add 1.4 KB to each first visit.
    modulePreload: false,
    target: browsers,
    cssTarget: browsers,
    rolldownOptions: {
      // Vite drops the exports of entries; the inline bootstrap calls the client entry's.
      preserveEntrySignatures: 'allow-extension',
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        // The HTML of a page names all its scripts, and has to arrive in the first round trip: what only other scripts ask for has a short name.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/_-[hash:7].js',
        codeSplitting: {
          groups: [
            // React and the router in one piece: they compress better together, and stay in the cache when the site changes.
            { name: 'react', test: vendor, priority: 1 },
            // What twelve pages or late parts share: otherwise each page asks for a dozen files of half a kilobyte. With fewer sharers pages load what they do not use.
            { name: 'shared', test: ownParts, minShareCount: 12 },
          ],
        },
      },
    },
  },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // In ms. On a busy machine, tests over a hundred pages take longer than the default of five seconds, and removing a copy of the built site takes longer
    // than the default of ten.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The default leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      // Component tests run in jsdom; all others, such as the gateway's, in plain Node.
      {
        extends: true,
        test: {
          name: 'drawn',
          environment: 'jsdom',
          isolate: false,
          ...drawn,
          exclude: [...drawn.exclude, ...drawnTwice],
          setupFiles: ['tests/setup.ts'],
        },
      },
      // React's renderer for servers leaves a mark on the contexts of libraries, which the next file of a process would be told of.
      {
        extends: true,
        test: { name: 'drawn twice', environment: 'jsdom', include: drawnTwice, setupFiles: ['tests/setup.ts'] },
      },
      // A process for all files saves a sixth of the time: a test that changes something of the process puts it back.
      { extends: true, test: { name: 'plain', isolate: false, ...testsOf('test.ts') } },
      { extends: true, test: { name: 'build', include: buildTests } },
      // Minutes rather than seconds: what installs, builds, kills the gateway or puts it under load.
      { extends: true, test: { name: 'long', include: ['tests/long/*.test.ts'] } },
    ],
  },
});
