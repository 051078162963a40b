/** What React tells of errors: each is reported once in the console, also where hydrating and the rendering after it fail with the same one. */
import type { HydrationOptions } from 'react-dom/client';

const reported = new Set<string>();

function report(error: unknown) {
  // React wraps an error that it could recover from.
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
