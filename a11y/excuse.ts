// Holds what an engine says against the list of exceptions.
import type { Page } from '@playwright/test';

import { type EngineName, type Exception, exceptions } from './exceptions.ts';

interface Said {
  readonly rule: string;
  /** A selector of the element. */
  readonly target: string;
}

/** What no exception excuses, and what one does, with it. */
export async function excuse<Finding extends Said>(page: Page, engine: EngineName, findings: readonly Finding[]) {
  const possible = exceptions.filter((each) => each.engine === engine);
  const reasons = await page.evaluate(
    ({ said, excuses }) =>
      said.map(({ rule, target }) => {
        const element = document.querySelector(target);
        return excuses.findIndex((each) => each.rule === rule && element?.matches(each.elements));
      }),
    {
      said: findings.map(({ rule, target }) => ({ rule, target })),
      excuses: possible.map(({ rule, elements }) => ({ rule, elements })),
    },
  );
  const open: Finding[] = [];
  const excused: { readonly finding: Finding; readonly by: Exception }[] = [];
  for (const [index, finding] of findings.entries()) {
    const by = possible[reasons[index]!];
    if (by) excused.push({ finding, by });
    else open.push(finding);
  }
  return { open, excused };
}
