/** The Content-Security-Policy of every built page, worked out once from its text. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { policyOf } from './headers.ts';

/** Characters of all policies together; one has about 700. Beyond it all are forgotten, and worked out again when their pages are asked for. */
const most = 8 * 2 ** 20;

/**
 * Returns what resolves to the policy of a page's file, or to undefined if there is no such file. Only files that exist are remembered, by their
 * name and the moment of their last change: a new build is seen at once, and addresses that a visitor makes up take no memory.
 * @param mailHost another e-mail service that the pages post to (MAIL_HOST)
 */
export function pagePolicies(folder: string, mailHost: string) {
  const known = new Map<string, { readonly changed: number; readonly policy: string }>();
  let held = 0;

  return async (file: string): Promise<string | undefined> => {
    const path = join(folder, file);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const kept = known.get(file);
    if (kept?.changed === found.ctimeMs) return kept.policy;
    const policy = policyOf([await readFile(path, 'utf8')], mailHost);
    if (held + policy.length > most) {
      known.clear();
      held = 0;
    }
    held += policy.length - (known.get(file)?.policy.length ?? 0);
    known.set(file, { changed: found.ctimeMs, policy });
    return policy;
  };
}
