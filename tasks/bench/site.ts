// The built site, and a plain copy of it without scripts: what the measurements are taken from.
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { routes } from '../../src/routes.ts';
import { site } from '../gateway.ts';
import { node, run } from '../programs.ts';
import { weightOf } from './bytes.ts';

/** Builds, and ends the process if that fails. */
export async function built() {
  if (await run(node, ['tasks/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })) process.exit(1);
}

/** Builds, and prints what every route asks for before anybody has touched it, in bytes of brotli. */
export async function bytes() {
  await built();
  const rows = routes.map(({ path }) => {
    const { html, styles, scripts } = weightOf(site, path);
    return [path, html, styles, scripts];
  });
  console.log(table([['route', 'HTML', 'styles', 'scripts'], ...rows]));
}

/** A copy of the site in which no page has a script: the limit that nothing can be faster than. */
export function withoutScripts() {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-plain-'));
  cpSync(site, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    // With the attribute that the inline script sets: it is the same page to look at.
    const html = readFileSync(path, 'utf8')
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace('<html ', '<html data-scripts ');
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
  return folder;
}

export const median = (numbers) => quantile(numbers, 0.5);

/** The value below which this share of the numbers lies. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - (share < 1 ? 1 : 0))] ?? NaN;
}

/** A table with columns as wide as their words; numbers stand right. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column ? String(cell).padStart(widths[column]) : String(cell).padEnd(widths[column])))
        .join('  '),
    )
    .join('\n');
}
