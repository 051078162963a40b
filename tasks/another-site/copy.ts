import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../programs.ts';

/** Copies everything that a build and the tests read, and the site that was built last, into an empty folder: other daycares are built there. */
export function copyProject(copy: string): void {
  for (const name of readdirSync(root))
    if (!/^(?:\.|node_modules$|outbox$|mailbox$|test-results$|imagery$)/.test(name))
      cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}
