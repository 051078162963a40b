/** Reads how many tests passed and failed from the JSON report of Vitest or Playwright. */
import { existsSync, readFileSync } from 'node:fs';

import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitest = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }): Counts => ({ passed: numPassedTests, failed: numFailedTests }));
const playwright = z
  .object({ stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }) })
  // A flaky test failed and passed when it was retried, which only a fault of the browser allows (a11y/retry.ts).
  .transform(({ stats }): Counts => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
const report = z.union([playwright, vitest]);

/** Zero of each if the run ended before it wrote its report. */
export const countsOf = (file: string): Counts =>
  existsSync(file) ? report.parse(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
