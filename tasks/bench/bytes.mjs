// What each route and each chunk weighs, in bytes of brotli: docs/bytes.tsv. Bytes do not depend on the machine, so a test compares (tests/build/bytes.test.ts).
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a page asks for before anybody has touched it, in bytes of brotli, and the addresses of its scripts. Its own styles stand in its HTML and are counted there too. */
export function weightOf(site, path) {
  const file = join(path.slice(1), 'index.html');
  const html = readFileSync(join(site, file), 'utf8');
  const scripts = JSON.parse(/\[("\/assets\/[^\]]*\.js")\]/.exec(html.replaceAll('`', '"'))[0]);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address);
  const own = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  return {
    html: compressed(site, file),
    styles: sum(sheets.map((address) => compressed(site, address))) + (own ? brotliCompressSync(own).length : 0),
    scripts: sum(scripts.map((address) => compressed(site, address))),
    addresses: scripts,
  };
}

/** The table: a line a route, a line a chunk. */
export function bytesTable(site, paths) {
  const routes = paths.map((path) => {
    const { html, styles, scripts } = weightOf(site, path);
    return ['route', path, html, styles, scripts];
  });
  // The manifest names the files of this build; the folder also keeps those of earlier ones.
  const manifest = Object.values(JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')));
  const chunks = [...new Set(manifest.flatMap(({ file, css = [] }) => [file, ...css]))]
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ['chunk', basename(file).replace(/-[\w-]{8}(\.\w+)$/, '$1'), compressed(site, file)])
    .sort((one, other) => (one[1] < other[1] ? -1 : one[1] > other[1] ? 1 : one[2] - other[2]));
  return `${[['# kind', 'name', 'html, or the chunk', 'styles', 'scripts before any touch'], ...routes, ...chunks]
    .map((cells) => cells.join('\t'))
    .join('\n')}\n`;
}

const compressed = (site, file) => readFileSync(join(site, `${file}.br`)).length;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
