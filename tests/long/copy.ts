// A copy of the sources and of what was built from them, for tests that build or start the site.
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { onTestFinished } from 'vitest';

/** A copy of everything that a build reads, and of the site that was built last. */
export function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'lantern-builds-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of readdirSync('.'))
    if (!/^(?:\.|node_modules$|outbox$|mailbox$|test-results$|imagery$)/.test(name))
      cpSync(name, join(copy, name), { recursive: true, verbatimSymlinks: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}
