// npm run audit: every audit over every row of the route table, and what it amounted to in figures. With --report the dated reports in a11y/reports are written.
// Anything else goes to Playwright: `npm run audit -- -g /about`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from './chromium.ts';
import { environment, install, node, root, run } from './prepare.mjs';

const again = '--on-pinned-node';
const given = process.argv.slice(2).filter((word) => word !== again);
if (process.argv.includes(again)) process.exit(await audit());
install();
process.exit(await run(node, [fileURLToPath(import.meta.url), again, ...given]));

/** Resolves to the exit code of the audits. The findings are TypeScript's, which only the pinned Node reads as it is. */
async function audit() {
  const isWritten = given.includes('--report');
  const others = given.filter((word) => word !== '--report');
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
  const built = await run(node, ['tasks/build.ts']);
  if (built) return built;
  const code = await run(
    'playwright',
    [...'test --config tests/playwright.config.ts --project audits'.split(' '), ...others],
    { env },
  );

  const { readFindings, testsOf } = await import('../a11y/findings.ts');
  const { summaryLines, summaryOf } = await import('../a11y/summary.ts');
  const { stats, suites } = JSON.parse(readFileSync(results, 'utf8'));
  const runs = readFindings(findings);
  const tests = testsOf(suites);
  const summary = summaryOf(runs, tests, { day: stats.startTime.slice(0, 10), seconds: stats.duration / 1000 });
  console.log(`\n${summaryLines(summary).join('\n')}`);
  if (isWritten) {
    const { writeAudit } = await import('../a11y/reports.ts');
    for (const file of writeAudit({ runs, tests, summary })) console.log(`a11y/reports/${file}`);
  }
  return code;
}
