// npm run audit: runs every audit over every row of the route table, and prints the totals. With --report it also writes the dated reports in a11y/reports.
// All other words are given to Playwright: `npm run audit -- -g /about`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { siteDigest } from '../a11y/audited-site.ts';
import { readFindings, testsOf } from '../a11y/findings.ts';
import { writeAudit } from '../a11y/reports.ts';
import { summaryLines, summaryOf } from '../a11y/summary.ts';
import { chromium } from './chromium.ts';
import { environment, node, root, run } from './programs.ts';

/** What is read of Playwright's JSON report. */
interface Report {
  readonly stats: { readonly startTime: string; readonly duration: number };
  readonly suites: Parameters<typeof testsOf>[0];
}

const words = process.argv.slice(2);
const isReported = words.includes('--report');
process.exit((await run(node, ['tasks/build.ts'])) || (await audit()));

/** Resolves to the exit code of the audits. */
async function audit(): Promise<number> {
  const results = join(root, 'test-results/audits.json');
  const findings = join(root, 'test-results/findings');
  rmSync(findings, { recursive: true, force: true });
  mkdirSync(findings, { recursive: true });
  const env = {
    ...environment,
    AUDIT: 'all',
    AUDIT_FINDINGS: findings,
    PLAYWRIGHT_JSON_OUTPUT_NAME: results,
    CHROMIUM_PATH: chromium(),
  };
  const code = await run(
    'playwright',
    [
      ...'test --config tests/playwright.config.ts --project audits'.split(' '),
      ...words.filter((word) => word !== '--report'),
    ],
    { env },
  );

  const { stats, suites }: Report = JSON.parse(readFileSync(results, 'utf8'));
  const runs = readFindings(findings);
  const tests = testsOf(suites);
  const summary = summaryOf(runs, tests, {
    site: siteDigest(),
    day: stats.startTime.slice(0, 10),
    seconds: stats.duration / 1000,
  });
  console.log(`\n${summaryLines(summary).join('\n')}`);
  if (isReported) for (const file of writeAudit({ runs, tests, summary })) console.log(`a11y/reports/${file}`);
  return code;
}
