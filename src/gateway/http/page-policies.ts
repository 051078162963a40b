/** Computes the Content-Security-Policy of each built page from its HTML, and caches it. */
import { readFile, stat } from 'node:fs/promises';

import { policyOf, type Hosts } from './headers.ts';

/** Characters of all cached policies; one has about 700. Above this limit the cache is cleared. */
const maxCharacters = 8 * 2 ** 20;

/**
 * Returns a function that resolves to the policy of a page's file, or to undefined if there is no such file. The cache holds existing files only, by path
 * and time of last change, and made-up addresses take no memory.
 */
export function pagePolicies(hosts: Hosts) {
  const cache = new Map<string, { readonly changed: number; readonly policy: string }>();
  let characters = 0;

  return async (file: string): Promise<string | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const cached = cache.get(file);
    if (cached?.changed === found.ctimeMs) return cached.policy;
    const policy = policyOf([await readFile(file, 'utf8')], hosts);
    if (characters + policy.length > maxCharacters) {
      cache.clear();
      characters = 0;
    }
    characters += policy.length - (cache.get(file)?.policy.length ?? 0);
    cache.set(file, { changed: found.ctimeMs, policy });
    return policy;
  };
}
