// A failed audit has a second try, in a new browser, only where the browser itself failed: headless Chromium stops drawing a page about once in some
// thousand pictures, and then draws nothing more in it. Every other failure is final.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { test, type TestInfo } from '@playwright/test';

/** The file that says of a test that its browser failed; the second try runs in another process. */
const markerOf = ({ project, testId }: TestInfo) => join(project.outputDir, 'second-tries', testId);

/** Says that the running test is about to fail by a fault of the browser, named in the test's annotations. */
export function allowSecondTry(fault: string) {
  const info = test.info();
  info.annotations.push({ type: 'fault of the browser', description: fault });
  mkdirSync(dirname(markerOf(info)), { recursive: true });
  writeFileSync(markerOf(info), fault);
}

/** Fails a second try that `allowSecondTry` has not allowed. */
export function refuseSecondTry(info: TestInfo) {
  if (info.retry > 0 && !existsSync(markerOf(info)))
    throw new Error('No second try: what failed is the page, not the browser.');
}
