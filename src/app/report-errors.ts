/** React's error callbacks. Each error is reported once, although hydration and the client rendering after it can fail with the same one. */
import type { HydrationOptions } from 'react-dom/client';

const reported = new Set<string>();

function report(error: unknown) {
  // React wraps recoverable errors.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (reported.has(String(cause))) return;
  reported.add(String(cause));
  reportError(cause);
}

export const errorReports = {
  onCaughtError: report,
  onUncaughtError: report,
  onRecoverableError: report,
} satisfies HydrationOptions;
