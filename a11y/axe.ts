import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every rule of WCAG A to 2.2 AA and the best practices; AAA contrast as well, since the palette promises 7:1. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** One rule of each kind that must have run: WCAG A, AA, 2.1, 2.2, best practice, and the AAA contrast. */
const proof = ['label', 'color-contrast', 'autocomplete-valid', 'target-size', 'region', 'color-contrast-enhanced'];

/** Waits for running transitions, then asserts that axe finds no violation in the page's present state. */
export async function expectNoViolation(page: Page, state: string) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  // In this order: `options` replaces all that was set before it, `withTags` adds to it.
  const { violations, passes, incomplete, inapplicable } = await new AxeBuilder({ page })
    .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
    .withTags(tags)
    .analyze();
  const ran = new Set([...violations, ...passes, ...incomplete, ...inapplicable].map(({ id }) => id));
  for (const rule of proof) expect(ran.has(rule), `${rule} ran`).toBe(true);
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.replace(/\s+/g, ' ').slice(0, 200)}`).join('\n  ')}`,
  );
  expect(found, state).toEqual([]);
}
