// A failed audit is retried, in a new browser, only if the browser itself failed: about once in some thousand screenshots headless Chromium stops painting a page.
// Every other failure is final.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { test, type TestInfo } from '@playwright/test';

/** A file that marks a test as failed by its browser. A file, because the retry runs in another process. */
const markerFileOf = ({ project, testId }: TestInfo) => join(project.outputDir, 'allowed-retries', testId);

/** Allows the running test one retry, because the browser is at fault. Adds the fault to the test's annotations. */
export function allowRetry(fault: string) {
  const info = test.info();
  info.annotations.push({ type: 'fault of the browser', description: fault });
  mkdirSync(dirname(markerFileOf(info)), { recursive: true });
  writeFileSync(markerFileOf(info), fault);
}

/** Throws an Error in a retry that `allowRetry` has not allowed. */
export function refuseRetry(info: TestInfo) {
  if (info.retry > 0 && !existsSync(markerFileOf(info)))
    throw new Error('Not retried: the page failed, not the browser.');
}
