// Builds the site into dist/client: client scripts and styles, every page as HTML, compressed copies. Nothing is done when nothing has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { build, minify } from 'vite';

import { root } from './prepare.mjs';

const client = join(root, 'dist/client');
const server = join(root, 'dist/prerender');
const stampFile = join(root, 'dist/.stamp');
const sources = [
  'src',
  'public',
  'tasks/build.mjs',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'postcss.config.js',
  'package-lock.json',
];

const began = performance.now();
const stamp = stampOf(sources);
const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

if (!fresh) {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: client, rolldownOptions: { input: join(root, 'src/app/client.tsx') } },
  });
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: server, ssr: join(root, 'src/app/prerender.tsx'), copyPublicDir: false, manifest: false },
  });
}
const { builtRoutes, render, robots, sampleWarning, sitemap } = await import(
  pathToFileURL(join(server, 'prerender.js')).href
);
if (!fresh) {
  await writePages();
  await compress();
  writeFileSync(stampFile, stamp);
  console.log(`Built ${builtRoutes.length} pages in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}
const warning = sampleWarning();
if (warning) console.warn(warning);

/** Fills index.html for every row of the route table, and writes sitemap.xml and robots.txt. */
async function writePages() {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const shell = readFileSync(join(root, 'index.html'), 'utf8');
  const early = await minified(readFileSync(join(root, 'src/app/early.js'), 'utf8'));
  const fonts = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.woff2'));
  const links = [
    ...fonts.map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`),
    ...entry.css.map((file) => `<link rel="stylesheet" href="/${file}" />`),
  ];
  for (const route of builtRoutes) {
    const { head, page } = await render(route);
    const scripts = [entry.file, manifest[`src/pages/${route.kind}.tsx`].file].map((file) => `/${file}`);
    const html = shell
      .replace('<!--head-->', () => [...links, head].join('\n    '))
      .replace(
        /<script type="module".*<\/script>/,
        () => `<script>${early.replace('ENTRIES', JSON.stringify(scripts))}</script>`,
      )
      .replace('<!--page-->', () => page);
    write(route.path === '/' ? 'index.html' : `${route.path.slice(1)}/index.html`, html);
  }
  write('sitemap.xml', sitemap());
  write('robots.txt', robots());
}

/** Brotli and gzip copies beside every text file, so that the gateway compresses nothing while it serves. */
async function compress() {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const texts = files(client).filter(
    (file) => /\.(html|css|js|svg|xml|txt|json|vtt)$/.test(file) && !file.includes('.vite'),
  );
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

/** The inline script without its comments and names: it stands in every page. */
async function minified(code) {
  return (await minify('early.js', code)).code.trim();
}

function write(file, content) {
  const path = join(client, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function files(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** One digest of everything that the built site depends on. */
function stampOf(names) {
  const digest = createHash('sha256').update(process.env.MAIL_HOST ?? '');
  for (const name of names) {
    const path = join(root, name);
    for (const file of statSync(path).isDirectory() ? files(path).sort() : [path])
      digest.update(relative(root, file)).update(readFileSync(file));
  }
  return digest.digest('hex');
}
