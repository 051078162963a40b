// npm run bench -- --paint: how soon a phone sees the largest paint of a page, beside a page written by hand with one font and one picture.
// Lighthouse counts for the largest paint whatever has come before it, so that is what is added up here.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Result } from 'lighthouse';

import { gateway } from '../gateway.ts';
import { root } from '../programs.ts';
import { median, table } from './figures.ts';
import { lighthouseResult } from './lighthouse.ts';
import { built } from './site.ts';

const kinds = ['Document', 'Stylesheet', 'Font', 'Image', 'Script', 'Other'] as const;
type Kind = (typeof kinds)[number];

/** One run: times in ms, and the bytes that had come before the largest paint, by kind and file. */
interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly index: number;
  readonly files: readonly { readonly name: string; readonly kind: Kind; readonly bytes: number }[];
}

/** The pages whose first screen has a picture, text alone, and a list. */
const usual = ['/', '/curriculum', '/blog-list'];

/** Measures these routes so many times, each in turns with the page written by hand, so that both meet the same machine. */
export async function paint(runs: number, routes: readonly string[] = usual): Promise<void> {
  await built();
  const folder = handWritten();
  const [ours, theirs] = [await gateway(), await gateway(folder)];
  const times = [['route', 'FCP', 'of it by hand', 'LCP', 'of it by hand', 'ratio', 'CLS']];
  const weights = [['bytes before the largest paint', 'all', ...kinds]];
  const lists = [];
  try {
    for (const path of routes) {
      const [page, limit]: [Paint[], Paint[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        limit.push(await painted(`${theirs.url}/`));
        page.push(await painted(ours.url + path));
      }
      const of = (all: Paint[], name: 'first' | 'largest' | 'shift') => median(all.map((one) => one[name]));
      const ms = (value: number) => String(Math.round(value));
      times.push([
        path,
        ms(of(page, 'first')),
        ms(of(limit, 'first')),
        ms(of(page, 'largest')),
        ms(of(limit, 'largest')),
        (of(page, 'largest') / of(limit, 'largest')).toFixed(2),
        of(page, 'shift').toFixed(3),
      ]);
      const heaviest = heaviestOf(page);
      weights.push([path, ...weightsOf(heaviest)]);
      if (path === routes.at(-1)) weights.push(['by hand', ...weightsOf(heaviestOf(limit))]);
      lists.push(`${path}: ${heaviest.files.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}`);
    }
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${table(times)}\n\n${table(weights)}\n\n${lists.join('\n')}`);
}

/** The page written by hand, in a folder of its own: its styles in the page, the text font of the site, and the picture that a phone fetches for `/`. */
function handWritten(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-by-hand-'));
  const page = readFileSync(join(root, 'tasks/bench/hand-written.html'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  for (const [from, to] of [
    ['src/design/fonts/atkinson-hyperlegible-next.woff2', 'font.woff2'],
    ['public/pictures/hero-tall-800.avif', 'picture.avif'],
    ['public/favicon.png', 'favicon.png'],
  ] as const)
    copyFileSync(join(root, from), join(folder, to));
  return folder;
}

async function painted(url: string): Promise<Paint> {
  const { audits, environment } = await lighthouseResult(url, ['performance']);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    first: number('first-contentful-paint'),
    largest: number('largest-contentful-paint'),
    shift: number('cumulative-layout-shift'),
    index: environment.benchmarkIndex,
    files: filesBefore(audits),
  };
}

/** What had come when the browser made its largest paint, before Lighthouse made the line slow. */
function filesBefore(audits: Result['audits']): Paint['files'] {
  const items = (id: string) => (audits[id]?.details as { items?: Record<string, unknown>[] } | undefined)?.items ?? [];
  const largest = Number(items('metrics')[0]?.['observedLargestContentfulPaint']);
  return items('network-requests')
    .filter((item) => Number(item['networkEndTime']) <= largest)
    .map((item) => ({
      name: new URL(String(item['url'])).pathname,
      kind: kinds.find((kind) => kind === item['resourceType']) ?? 'Other',
      bytes: Number(item['transferSize']),
    }));
}

/** Of several runs the one in which most had come: a file that ends at about the time of the paint counts in some and not in others. */
function heaviestOf(all: readonly Paint[]): Paint {
  const weight = ({ files }: Paint) => files.reduce((sum, { bytes }) => sum + bytes, 0);
  return all.toSorted((one, other) => weight(other) - weight(one))[0]!;
}

function weightsOf({ files }: Paint): string[] {
  const sum = (kind?: Kind) =>
    String(files.filter((file) => !kind || file.kind === kind).reduce((all, { bytes }) => all + bytes, 0));
  return [sum(), ...kinds.map(sum)];
}
