import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';

/** Where the dev server finds the gateway that `npm run dev` starts beside it. */
const gateway = `http://127.0.0.1:${process.env['GATEWAY_PORT'] ?? '4001'}`;

const vendor = /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;
const ownParts = /[\\/]src[\\/](?!pages[\\/]|app[\\/]client)|rolldown.runtime|vite[\\/]preload/;

/** The inline scripts stand in the page while developing too; the build puts them there itself (tasks/build.mjs). */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  apply: 'serve',
  transformIndexHtml: () =>
    ['src/app/inline-scheme.js', 'src/app/inline-bootstrap.js'].map((file) => ({
      tag: 'script',
      children: readFileSync(file, 'utf8').replaceAll('SCRIPTS', '[]'),
      injectTo: 'head',
    })),
};

export default defineConfig({
  plugins: [react(), inlineScripts],
  // The one setting that reaches the browser: where the e-mail service answers (decision 17).
  envPrefix: 'MAIL_HOST',
  // Radix writes a <style> of its own while a window is open, which our policy forbids (decision 010); src/design/scroll-lock.css says the same.
  resolve: { alias: { 'react-style-singleton': fileURLToPath(new URL('src/ui/no-style.ts', import.meta.url)) } },
  server: { proxy: { '/api': gateway } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // The inline script names all that a page needs at first; a table of every chunk's imports would cost each first visit 1.4 KB.
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React and the router in one piece: they compress better together, and stay in the cache when the site changes.
            { name: 'react', test: vendor, priority: 1 },
            // What eight pages or late parts share: otherwise each page asks for a dozen files of half a kilobyte. With fewer sharers pages load what they do not use.
            { name: 'shared', test: ownParts, minShareCount: 8 },
          ],
        },
      },
    },
  },
  test: {
    restoreMocks: true,
    // Against tests that hang: a machine that is busy with other work takes longer than the usual five seconds over a hundred pages. In ms.
    testTimeout: 30_000,
    // By default one core is left free, which is half of a machine of two.
    maxWorkers: '100%',
    projects: [
      // What is drawn has a document; everything else, such as the gateway, runs as it does in use.
      {
        extends: true,
        test: {
          name: 'drawn',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      { extends: true, test: { name: 'plain', include: ['tests/**/*.test.ts'], exclude: ['tests/build/**'] } },
      { extends: true, test: { name: 'build', environment: 'jsdom', include: ['tests/build/*.test.ts'] } },
    ],
  },
});
