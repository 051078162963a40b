// IBM Equal Access, a second engine of rules. What it calls wrong fails, its recommendations too; what it asks a person ("potential", "manual") is no finding.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine/v4/checker/Checker.js';

import { exceptions } from './exceptions.ts';
import { settle } from './visit.ts';

declare const ace: { Checker: typeof Checker };

/** Given to `page.evaluate`, which the page's Content-Security-Policy does not block. */
const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** What the engine calls wrong on the page in its present state, each with the index of the exception that excuses it, or -1. */
export async function objections(page: Page) {
  await settle(page);
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  return page.evaluate(async (excuses) => {
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return (
      results
        // The content of an iframe belongs to another site.
        .filter(({ value: [, outcome], path }) => outcome === 'FAIL' && !/\/iframe\[\d+\]\//.test(path['dom']!))
        .map(({ ruleId, reasonId, path, message, snippet }) => {
          const rule = `${ruleId}: ${reasonId}`;
          const { singleNodeValue: node } = document.evaluate(path['dom']!, document, null, 9);
          return {
            what: `${rule}: ${message} ${snippet}`,
            exception: excuses.findIndex(
              (each) => each.rule === rule && node instanceof Element && node.matches(each.elements),
            ),
          };
        })
    );
  }, exceptions);
}

/** Asserts that the engine calls nothing wrong that no exception excuses. */
export async function expectNoObjection(page: Page, where: string) {
  const open = (await objections(page)).filter(({ exception }) => exception < 0);
  expect
    .soft(
      open.map(({ what }) => what),
      where,
    )
    .toEqual([]);
}
