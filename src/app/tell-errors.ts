/** What React tells of errors: each is told once in the console, also where hydrating and the rendering after it fail with the same one. */
import type { HydrationOptions } from 'react-dom/client';

const told = new Set<string>();

function tell(error: unknown) {
  // React wraps an error that it could recover from.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (told.has(String(cause))) return;
  told.add(String(cause));
  reportError(cause);
}

export const errorReports = {
  onCaughtError: tell,
  onUncaughtError: tell,
  onRecoverableError: tell,
} satisfies HydrationOptions;
