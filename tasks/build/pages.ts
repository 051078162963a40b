/** Writes the pages of a build and the files beside them: page data, feeds, calendars, sitemap.xml, robots.txt, and headers and redirects for static hosts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { minify, type Manifest } from 'vite';

import { publishedFacts, publishedReports } from '../../a11y/reports.ts';
import { daycareFile, type Daycare } from '../../src/daycare.ts';
import { noticeFile } from '../../src/gateway/http/built-site.ts';
import { notFoundPath } from '../../src/routes.ts';
import { root } from '../programs.ts';
import { headersFile } from './headers-file.ts';
import { linksNowhere, LostLinks, type PageLink } from './lost-links.ts';
import type { PrerenderedSite } from './server.ts';
import { wordWarnings } from './words.ts';

interface Parts {
  readonly site: PrerenderedSite;
  /** Folder of the files that are served; Vite has written scripts and styles into it. */
  readonly client: string;
  /** Folder of what the gateway reads and serves to nobody. */
  readonly server: string;
  readonly mailHost: string;
  /** The owner's, as people write it. */
  readonly folder: string;
}

const entry = 'src/app/client.tsx';

/** Resolves to the number of pages and what may be wrong with their words. */
export async function writePages({ site, client, server, mailHost, folder }: Parts) {
  const write = (file: string, content: string, to = client) => {
    const path = join(to, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  // Without its lines: what a page is written in counts towards its first round trip.
  const shell = readFileSync(join(root, 'index.html'), 'utf8').replaceAll(/\n\s*/g, '');
  const inline = await inlineScripts();
  // Only the subsets of the first screen: other letters have files of their own, which a browser fetches when a page needs them (decision 014).
  const fonts = Object.values(manifest).filter(({ src }) => /^src\/design\/fonts\/.*\.woff2$/.test(src ?? ''));
  const links = [
    ...fonts.map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    ...(manifest[entry]?.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}" />`),
  ];
  const sampleNotice = await site.renderSampleNotice();
  const documentOf = (head: string, page: string, script: string) =>
    shell
      .replace('<!--head-->', () => [...links, head].join(''))
      .replace(/<script type="module".*<\/script>/, () => script)
      .replace('<!--page--></div>', () => `${page}</div>${sampleNotice}`);
  let count = 0;
  const warnings: string[] = [];
  const lost: PageLink[] = [];
  const reports = publishedReports();
  const known = site.pageData(publishedFacts(reports));
  /** By address, the parts of its pages that its policy is made from. Pages that differ only in their query have files of their own, but share one address. */
  const addresses = new Map<string, Set<string>>();
  for (const built of site.builtPages) {
    const { path } = built.route;
    const { attributes, head, page, data, names } = await site.render(built, known);
    const chunks = [...names.map((name) => chunkOf(manifest, name)), entry];
    const scripts = withImports(manifest, chunks).map((file) => file.replace(/^assets\/|\.js$/g, ''));
    const start = filled(inline, { SCRIPTS: scripts, CLIENT: `/${manifest[entry]!.file}`, NAMES: names });
    const html = documentOf(head, page, `<script>${start}</script>`)
      .replace(/data-color="\w+"/, attributes)
      .replace('<!--data-->', () => data);
    write(built.file, html);
    lost.push(...linksNowhere(path, page));
    warnings.push(...wordWarnings(path, page));
    addresses.set(path, new Set([...(addresses.get(path) ?? []), ...policyParts(html)]));
    count += 1;
  }
  if (lost.length) throw new LostLinks(lost);
  const notice = await site.renderNotice();
  write(noticeFile, documentOf(notice.head, notice.page, ''), server);
  for (const [name, text] of Object.entries(reports)) {
    const file = `accessibility/reports/${name}`;
    write(file, text);
    if (name.endsWith('.html')) addresses.set(`/${file}`, policyParts(text));
  }
  for (const [key, data] of known) write(site.dataAddress(key).slice(1), JSON.stringify(data));
  const notFound = readFileSync(join(client, notFoundPath.slice(1), 'index.html'), 'utf8');
  write('404.html', notFound);
  addresses.set('/404.html', policyParts(notFound));
  const daycare: Daycare = { ...site.daycare, folder, former: [], mailHost };
  write(daycareFile, JSON.stringify(daycare), server);
  write('_headers', headersFile(addresses, daycare));
  write('_redirects', site.redirects());
  write('.well-known/security.txt', site.securityText(new Date()));
  write('facts.json', JSON.stringify(site.factsFile, null, 2));
  write('sitemap.xml', site.sitemap());
  write('robots.txt', site.robots());
  const feed = site.newsFeed();
  if (feed) write('feed.xml', feed);
  for (const { address, text } of site.calendars()) write(address.slice(1), text);
  return { count, warnings };
}

/** The parts of a page that its policy names by their hashes. Only these are kept, so that memory does not grow with the number of pages. */
function policyParts(html: string): Set<string> {
  return new Set(html.match(/<(script|style)>.*?<\/\1>|<[^>]*\sstyle="[^"]*"/gs));
}

/** The manifest's key of a late component (runtime/late.tsx): the only file of that name that is imported when it is asked for. */
function chunkOf(manifest: Manifest, name: string): string {
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && key.endsWith(`/${name}.tsx`));
  if (keys.length !== 1) throw new Error(`The build has ${keys.length} files ${name}.tsx that are imported late.`);
  return keys[0]!;
}

/** The files of these chunks and of everything that they import: a page names all of them, so that a browser need not load one to learn of the next. */
function withImports(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  function visit(key: string) {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest of the build has no ${key}.`);
    chunk.imports?.forEach(visit);
    files.add(chunk.file);
  }
  keys.forEach(visit);
  return [...files];
}

/** A script with JSON in the place of names. */
const filled = (script: string, values: Readonly<Record<string, unknown>>) =>
  script.replace(new RegExp(Object.keys(values).join('|'), 'g'), (name) => JSON.stringify(values[name]));

/** The scripts that stand inline in every page, minified. */
async function inlineScripts(): Promise<string> {
  const inline = ['src/app/inline-scheme.js', 'src/runtime/bootstrap.js'];
  const minified = inline.map(async (file) => (await minify(file, readFileSync(join(root, file), 'utf8'))).code.trim());
  return (await Promise.all(minified)).join('');
}
