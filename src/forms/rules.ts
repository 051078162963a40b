/** Building blocks of all forms' rules, for the browser and, for forms posted without scripts, the gateway: no DOM. */
import { config, minLength, object, refine, string, trim, type ZodMiniType } from 'zod/mini';

import { isAddress } from '#mail/address.ts';

import type { Failure } from './record.ts';

// Without this, zod tries to compile code, which our Content-Security-Policy blocks and reports.
config({ jitless: true });

/** Spaces alone count as empty (product decision 25). */
export const filled = (missing: string) => string(missing).check(trim(), minLength(1, { error: missing, abort: true }));

export const address = (missing: string, invalid: string) => filled(missing).check(refine(isAddress, invalid));

/** Invalid fields in the order of the rules, each with its first message. */
export function failuresOf(rules: Readonly<Record<string, ZodMiniType>>, values: object): Failure[] {
  const issues = object(rules).safeParse(values).error?.issues ?? [];
  return Object.keys(rules).flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}
