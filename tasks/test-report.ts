/** Reads the JSON reports of Vitest and Playwright. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

export interface TestResult {
  readonly title: string;
  readonly seconds: number;
  readonly isPassed: boolean;
}

const vitest = z
  .object({
    testResults: z.array(
      z.object({
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => ['passed', 'failed'].includes(status))
      .map(({ fullName, status, duration }): TestResult => ({
        title: fullName.trim(),
        seconds: (duration ?? 0) / 1000,
        isPassed: status === 'passed',
      })),
  );

const suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      /** One for each project, such as a browser. */
      tests: z.array(
        z.object({
          status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
          results: z.array(z.object({ duration: z.number() })),
        }),
      ),
    }),
  ),
  get suites(): z.ZodOptional<z.ZodArray<typeof suite>> {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

const playwright = z.object({ suites: z.array(suite) }).transform(({ suites }) =>
  suites.flatMap(specsOf).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }): TestResult => ({
        title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        isPassed: status !== 'unexpected',
      })),
  ),
);

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** The tests of a run; none if it ended before it wrote its report. */
export const resultsOf = (file: string): readonly TestResult[] =>
  existsSync(file) ? z.union([vitest, playwright]).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

/** The tests of all runs that wrote their reports into a folder. */
export const resultsIn = (folder: string): readonly TestResult[] =>
  globSync('*.json', { cwd: folder }).flatMap((file) => resultsOf(join(folder, file)));
