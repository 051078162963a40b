// npm run bench: Lighthouse over the routes, with its mobile settings, each page beside the same page without its scripts.
import { rmSync } from 'node:fs';

import { routes as rows } from '../../src/routes.ts';
import { gateway } from '../gateway.mjs';
import { lighthouseReport } from './lighthouse.ts';
import { built, median, table, withoutScripts } from './site.mjs';

const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
/** In ms, but CLS. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Measures these routes (all, if none is named) so many times and prints one table. The runs of a page and of its limit take turns, so that both meet the same machine. */
export async function pages({ runs, routes }) {
  await built();
  const wanted = routes ?? rows.map(({ path }) => path);
  const plain = withoutScripts();
  const [ours, limit] = [await gateway(), await gateway(plain)];
  const head = 'route FCP ratio LCP ratio TBT limit CLS perf limit a11y best SEO blocking'.split(' ');
  const lines = [head];
  const indexes = [];
  console.log(head.join('\t'));
  try {
    for (const path of wanted) {
      const both = { ours: [], limit: [] };
      for (let run = 0; run < runs; run += 1) {
        // What is not a time is the same in every run.
        both.ours.push(await measured(ours.url + path, run ? ['performance'] : scores));
        both.limit.push(await measured(limit.url + path, ['performance']));
      }
      indexes.push(...both.ours.map(({ index }) => index));
      const of = (which, name) => median(both[which].map((result) => result[name]));
      const score = (which, name) => Math.round(of(which, name) * 100);
      const ratio = (name) => (of('ours', name) / of('limit', name)).toFixed(2);
      const line = [
        path,
        Math.round(of('ours', 'FCP')),
        ratio('FCP'),
        Math.round(of('ours', 'LCP')),
        ratio('LCP'),
        Math.round(of('ours', 'TBT')),
        Math.round(of('limit', 'TBT')),
        of('ours', 'CLS').toFixed(3),
        score('ours', 'performance'),
        score('limit', 'performance'),
        ...scores.slice(1).map((name) => Math.round(both.ours[0][name] * 100)),
        of('ours', 'blocking'),
      ];
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

/** One run: times in ms, scores from 0 to 1, the number of requests that hold back the first paint, and how fast the machine was. */
async function measured(url, onlyCategories) {
  return figures(await lighthouseReport(url, onlyCategories), onlyCategories);
}

function figures(lhr, onlyCategories) {
  const { details } = lhr.audits['render-blocking-insight'] ?? {};
  return {
    ...Object.fromEntries(Object.entries(audits).map(([name, id]) => [name, lhr.audits[id].numericValue])),
    ...Object.fromEntries(onlyCategories.map((name) => [name, lhr.categories[name].score])),
    blocking: details?.items?.length ?? 0,
    index: lhr.environment.benchmarkIndex,
  };
}
