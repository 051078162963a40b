// The built site, and a copy of it without scripts, which the measurements are taken from.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { routes } from '../../src/routes.ts';
import { filesIn } from '../build/compress.ts';
import { site } from '../gateway.ts';
import { node, run } from '../programs.ts';
import { weightOf } from './bytes.ts';
import { table } from './figures.ts';

/** Builds the site. Ends the process if that fails. */
export async function built(): Promise<void> {
  if (await run(node, ['tasks/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })) process.exit(1);
}

/** Builds, and prints the bytes of brotli that every route loads before any interaction. */
export async function bytes(): Promise<void> {
  await built();
  const rows = routes.map(({ path }) => {
    const { html, styles, scripts } = weightOf(site, path);
    return [path, html, styles, scripts];
  });
  console.log(table([['route', 'HTML', 'styles', 'scripts'], ...rows]));
}

/** Makes a copy of the site in which no page has a script: no page with scripts can be faster. Returns its folder. */
export function withoutScripts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-plain-'));
  // The built site is a link to a folder; the copy must be a folder.
  cpSync(site, folder, { recursive: true, dereference: true });
  for (const path of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    // With the attribute that the inline script sets, so that the page looks the same.
    const html = readFileSync(path, 'utf8')
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace('<html ', '<html data-scripts ');
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
  return folder;
}
