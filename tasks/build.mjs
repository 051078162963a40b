// Builds the site: client scripts and styles, every page as HTML, compressed copies. It is made beside the one that is being served and replaces it when it is
// whole (swap-build.ts): `dist/client` is always a whole site. Nothing is done when nothing has changed.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { build, minify } from 'vite';

import { facts, reportsFolder } from '../a11y/statement.ts';
import { buildFactsFile } from '../src/gateway/build-facts.ts';
import { headersFile } from '../src/gateway/http/headers.ts';
import { buildSettings, readSettings } from '../src/gateway/settings.ts';
import { notFoundPath } from '../src/routes.ts';
import { root } from './prepare.mjs';
import { currentStamp, openBuild } from './swap-build.ts';

const dist = join(root, 'dist');
const sources = [
  'src',
  'public',
  'a11y/criteria.ts',
  'a11y/statement.ts',
  'a11y/reports',
  'tasks/build.mjs',
  'tasks/swap-build.ts',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'postcss.config.js',
  'package-lock.json',
];

const began = performance.now();
const { mailHost } = settingsOf(process.env);
const stamp = stampOf(sources);
const isFresh = currentStamp(dist) === stamp;
const newBuild = isFresh ? undefined : openBuild(dist);
const { client, prerender: server } = newBuild ?? { client: join(dist, 'client'), prerender: join(dist, 'prerender') };
process.once('exit', (code) => {
  if (!code) return;
  newBuild?.discard();
  console.error('The build failed: the lines above say why. What was built before, if anything, is still there.');
});

if (newBuild) {
  console.log('Building the site …');
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
const {
  builtPages,
  calendars,
  dataAddress,
  dataFiles,
  newsFeed,
  redirects,
  render,
  robots,
  samplesLeft,
  sampleWarning,
  securityText,
  sitemap,
} = await import(pathToFileURL(join(server, 'prerender.js')).href);
if (newBuild) {
  const count = await writePages();
  await compress();
  newBuild.swapIn(stamp);
  console.log(`Built ${count} pages in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}
const left = samplesLeft();
if (left) console.log(`Sample content left in src/content: ${left}.`);
const warning = sampleWarning();
if (warning) console.warn(warning);

/** Fills index.html for every page, writes the pages' data, sitemap.xml and robots.txt. Returns the number of pages. */
async function writePages() {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const entryKey = 'src/app/client.tsx';
  const entry = manifest[entryKey];
  const shell = readFileSync(join(root, 'index.html'), 'utf8');
  const inline = await inlineScripts();
  const fonts = Object.values(manifest).filter(({ src }) => /^src\/design\/fonts\/.*\.woff2$/.test(src ?? ''));
  const links = [
    ...fonts.map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    ...entry.css.map(sheet),
  ];
  let count = 0;
  const known = facts();
  /** By address, what the policies of its pages are made from: pages that a query makes have their own files and no address of their own. */
  const addresses = new Map();
  for (const built of builtPages(known)) {
    const { attributes, head, page, data } = await render(built);
    const scripts = withImports(manifest, [entryKey, `src/pages/${built.route.kind}.tsx`]).map((file) => `/${file}`);
    const html = shell
      .replace(/data-color="\w+"/, attributes)
      .replace('<!--head-->', () => [...links, head].join('\n    '))
      .replace(
        /<script type="module".*<\/script>/,
        () => `<script>${inline.replace('SCRIPTS', JSON.stringify(scripts))}</script>`,
      )
      .replace('<!--page-->', () => page)
      .replace('<!--data-->', () => data);
    write(built.file, html);
    addresses.set(built.route.path, (addresses.get(built.route.path) ?? new Set()).union(judged(html)));
    count += 1;
  }
  const reports = 'accessibility/reports';
  cpSync(reportsFolder, join(client, reports), { recursive: true });
  for (const file of readdirSync(reportsFolder).filter((name) => name.endsWith('.html')))
    addresses.set(`/${reports}/${file}`, judged(readFileSync(join(reportsFolder, file), 'utf8')));
  for (const { key, data } of dataFiles(known)) write(dataAddress(key).slice(1), JSON.stringify(data));
  const notFound = readFileSync(join(client, notFoundPath.slice(1), 'index.html'), 'utf8');
  write('404.html', notFound);
  addresses.set('/404.html', judged(notFound));
  write('_headers', headersFile(addresses, mailHost));
  write('_redirects', redirects());
  write('.well-known/security.txt', securityText(new Date()));
  write(buildFactsFile, JSON.stringify({ mailHost }));
  write('sitemap.xml', sitemap());
  write('robots.txt', robots());
  write('feed.xml', newsFeed());
  for (const { address, text } of calendars()) write(address.slice(1), text);
  return count;
}

/** The parts of a page that its policy names by their hashes: what is kept of it, so that memory does not grow with the pages. */
function judged(html) {
  return new Set(html.match(/<(script|style)>.*?<\/\1>|<[^>]*\sstyle="[^"]*"/gs));
}

/** The files of these chunks and of all that they import, so that none is found out only when another has come. */
function withImports(manifest, keys) {
  const all = new Set(keys);
  for (const key of all) for (const next of manifest[key].imports ?? []) all.add(next);
  return [...all].map((key) => manifest[key].file);
}

function sheet(file) {
  return `<link rel="stylesheet" href="/${file}" />`;
}

/** Brotli and gzip copies beside every text file, so that the gateway compresses nothing while it serves. A few at a time: memory does not grow with the files. */
async function compress() {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const texts = files(client)
    .filter((file) => /\.(html|css|js|svg|xml|txt|json|jsonld|md|yaml|vtt|ics)$/.test(file) && !file.includes('.vite'))
    .values();
  async function work() {
    for (const file of texts) {
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: isOneOfMany(file) ? 6 : 11 };
      writeFileSync(`${file}.br`, await brotli(content, { params }));
      writeFileSync(`${file}.gz`, await zip(content, { level: 9 }));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** The thousandth post is a tenth larger at quality 6, and takes 1 ms instead of 90 (at 9 it would be 10 ms, and 1 % smaller). */
function isOneOfMany(file) {
  return /\.(html|json)$/.test(file) && !file.endsWith('index.html');
}

/** The scripts that stand inline in every page, without their comments and long names. */
async function inlineScripts() {
  const inline = ['src/app/inline-scheme.js', 'src/app/inline-bootstrap.js'];
  const minified = inline.map(async (file) => (await minify(file, readFileSync(join(root, file), 'utf8'))).code.trim());
  return (await Promise.all(minified)).join('');
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
  const digest = createHash('sha256').update(mailHost);
  for (const name of names) {
    const path = join(root, name);
    for (const file of statSync(path).isDirectory() ? files(path).sort() : [path])
      digest.update(relative(root, file)).update(readFileSync(file));
  }
  return digest.digest('hex');
}

/** The settings of the build. Ends the process with a sentence for every bad one. */
function settingsOf(environment) {
  try {
    return readSettings(buildSettings, environment);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
