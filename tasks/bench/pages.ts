// npm run bench: Lighthouse over the routes, with its mobile settings, each page beside the same page without its scripts.
import { rmSync } from 'node:fs';

import type { Result } from 'lighthouse';

import { routes as rows } from '../../src/routes.ts';
import { gateway } from '../gateway.ts';
import { median, table, type Row } from './figures.ts';
import { lighthouseResult } from './lighthouse.ts';
import { built, withoutScripts } from './site.ts';

/** Lighthouse's ids of what is measured. Times are in ms. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type AuditName = keyof typeof audits;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Of one run of Lighthouse. */
interface Figures extends Readonly<Record<AuditName, number>> {
  /** From 0 to 1; NaN for a category that was left out. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Requests that hold back the first paint. */
  readonly blocking: number;
  /** How fast the machine was, by Lighthouse's benchmark. */
  readonly index: number;
}

/**
 * Measures each of these routes (all, if none is named) `runs` times and prints one table. The runs of a page and of the same page without scripts alternate, so
 * that the load of the machine is the same for both.
 */
export async function pages(runs: number, routes: readonly string[] = rows.map(({ path }) => path)): Promise<void> {
  await built();
  const plain = withoutScripts();
  const [ours, limit] = [await gateway(), await gateway(plain)];
  const head = 'route FCP ratio LCP ratio TBT limit CLS perf limit a11y best SEO blocking'.split(' ');
  const lines: Row[] = [head];
  const indexes: number[] = [];
  console.log(head.join('\t'));
  try {
    for (const path of routes) {
      const page: Figures[] = [];
      const pageWithout: Figures[] = [];
      for (let run = 0; run < runs; run += 1) {
        // Only performance changes from run to run.
        page.push(figuresOf(await lighthouseResult(ours.url + path, run ? ['performance'] : categories)));
        pageWithout.push(figuresOf(await lighthouseResult(limit.url + path, ['performance'])));
      }
      indexes.push(...page.map(({ index }) => index));
      const line = lineOf(path, page, pageWithout);
      lines.push(line);
      console.log(line.join('\t'));
    }
  } finally {
    await Promise.all([ours.stop(), limit.stop()]);
    rmSync(plain, { recursive: true, force: true });
  }
  console.log(`\n${table(lines)}`);
  console.log(`The machine's benchmarkIndex (Lighthouse): ${Math.round(median(indexes))} in the median.`);
}

function lineOf(path: string, page: readonly Figures[], pageWithout: readonly Figures[]): Row {
  const medianOf = (runs: readonly Figures[], name: AuditName) => median(runs.map((run) => run[name]));
  const ratio = (name: AuditName) => (medianOf(page, name) / medianOf(pageWithout, name)).toFixed(2);
  const score = (runs: readonly Figures[], name: Category) =>
    Math.round(median(runs.map(({ scores }) => scores[name])) * 100);
  const first = page.slice(0, 1);
  return [
    path,
    Math.round(medianOf(page, 'FCP')),
    ratio('FCP'),
    Math.round(medianOf(page, 'LCP')),
    ratio('LCP'),
    Math.round(medianOf(page, 'TBT')),
    Math.round(medianOf(pageWithout, 'TBT')),
    medianOf(page, 'CLS').toFixed(3),
    score(page, 'performance'),
    score(pageWithout, 'performance'),
    score(first, 'accessibility'),
    score(first, 'best-practices'),
    score(first, 'seo'),
    median(page.map(({ blocking }) => blocking)),
  ];
}

function figuresOf({ audits: results, categories: scored, environment }: Result): Figures {
  const valueOf = (name: AuditName) => results[audits[name]]?.numericValue ?? NaN;
  const scoreOf = (name: Category) => scored[name]?.score ?? NaN;
  const blocking = results['render-blocking-insight']?.details;
  return {
    FCP: valueOf('FCP'),
    LCP: valueOf('LCP'),
    TBT: valueOf('TBT'),
    CLS: valueOf('CLS'),
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    blocking: blocking && 'items' in blocking ? blocking.items.length : 0,
    index: environment.benchmarkIndex,
  };
}
