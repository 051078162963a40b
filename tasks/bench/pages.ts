// npm run bench: Lighthouse with its mobile settings, each page in turns with a page written by hand: its styles in itself, one font, one picture, no script.
// Lighthouse counts for the largest paint whatever has come before it, so that is added up too.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

import { daycareFile } from '../../src/daycare.ts';
import { chromium } from '../chromium.ts';
import { startGateway } from '../gateway.ts';
import { root } from '../programs.ts';
import { median, table } from './figures.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Prints the medians of so many runs of each route. Both pages meet the same machine, so their ratio hardly depends on it. */
export async function pages(runs: number, routes: readonly string[]): Promise<void> {
  const byHand = handWritten();
  const [ours, theirs] = [await startGateway(), await startGateway({ SITE_DIR: join(byHand, 'client') })];
  const lines = [['route', 'FCP', 'ratio', 'LCP', 'ratio', 'TBT', 'CLS', 'bytes before LCP', 'by hand', ...categories]];
  try {
    for (const path of routes) {
      const [page, limit]: [Result[], Result[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        limit.push(await measured(`${theirs.url}/`, ['performance']));
        // Only performance changes from run to run.
        page.push(await measured(ours.url + path, run ? ['performance'] : categories));
      }
      const of = (all: Result[], id: string) => median(all.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
      const timed = (id: string) => [String(Math.round(of(page, id))), (of(page, id) / of(limit, id)).toFixed(2)];
      lines.push([
        path,
        ...timed('first-contentful-paint'),
        ...timed('largest-contentful-paint'),
        String(Math.round(of(page, 'total-blocking-time'))),
        of(page, 'cumulative-layout-shift').toFixed(3),
        ...[page, limit].map((all) => String(Math.max(...all.map(bytesBefore)))),
        ...categories.map((name) => String(Math.round((page[0]?.categories[name]?.score ?? Number.NaN) * 100))),
      ]);
      console.log(lines.at(-1)?.join('\t'));
    }
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
    rmSync(byHand, { recursive: true, force: true });
  }
  console.log(`\n${table(lines)}`);
}

/** A build of the same daycare whose one page is written by hand, with the site's text font and the picture that a phone fetches for `/`. */
function handWritten(): string {
  const build = mkdtempSync(join(tmpdir(), 'lantern-by-hand-'));
  const folder = join(build, 'client');
  mkdirSync(folder);
  mkdirSync(join(build, 'server'));
  copyFileSync(join(root, 'dist/server', daycareFile), join(build, 'server', daycareFile));
  const page = readFileSync(join(root, 'tasks/bench/hand-written.html'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  for (const [from, to] of [
    ['src/design/fonts/atkinson-hyperlegible-next.woff2', 'font.woff2'],
    ['public/pictures/hero-tall-800.avif', 'picture.avif'],
    ['public/favicon.png', 'favicon.png'],
  ] as const)
    copyFileSync(join(root, from), join(folder, to));
  return build;
}

/** One run of Lighthouse in a fresh browser. Now and then the browser paints nothing at all; Lighthouse then has no figures and runs again, three times at most. */
async function measured(url: string, onlyCategories: readonly string[]): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const chrome = await launch({ chromePath: chromium(), chromeFlags: flags, logLevel: 'silent' });
    try {
      const options = { port: chrome.port, onlyCategories: [...onlyCategories], disableFullPageScreenshot: true };
      const { lhr } = (await lighthouse(url, { ...options, logLevel: 'error', output: 'json' })) ?? {};
      if (lhr && !lhr.runtimeError) return lhr;
      if (tries === 3) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
      console.warn(`${url}: ${lhr?.runtimeError?.code ?? 'no result'}, again`);
    } finally {
      chrome.kill();
    }
  }
}

/** The bytes that had come when the browser made its largest paint, before Lighthouse made the line slow. */
function bytesBefore({ audits }: Result): number {
  const items = (id: string) => (audits[id]?.details as { items?: Record<string, unknown>[] } | undefined)?.items ?? [];
  const largest = Number(items('metrics')[0]?.['observedLargestContentfulPaint']);
  return items('network-requests')
    .filter((item) => Number(item['networkEndTime']) <= largest)
    .reduce((sum, item) => sum + Number(item['transferSize']), 0);
}
