// The audits of parts in states that only the design system has; states.ts has those of pages, and pages.spec.ts audits the page at rest.
import { expect, type Page } from '@playwright/test';

import { hydrated, toasts } from '../tests/journeys/family.ts';
import { expectNoViolationInAnyColorMode } from './axe.ts';
import { expectNoBackplates } from './perception.ts';
import { paths, setColorMode, widths, type Width } from './visit.ts';
import { test } from './page-fixtures.ts';

test.skip(!paths.includes('/design-system'), 'The site has no such page.');

const part = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

for (const width of Object.keys(widths) as Width[])
  test(`a focused button, one that is free again and toasts of every kind: axe finds nothing in any colour mode, ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize(widths[width]);
    await setColorMode(page, 'light');
    await page.goto('/design-system');
    const buttons = part(page, 'Button');
    await hydrated(buttons);
    await buttons.getByRole('button', { name: 'Outline' }).focus();
    await buttons.getByRole('button', { name: 'Make it free' }).click();
    await expect(buttons.getByRole('button', { name: 'Make it busy' })).toBeVisible();
    for (const button of await part(page, 'Toaster').getByRole('button').all()) await button.click();
    await expect(toasts(page).filter({ hasText: 'missing' })).toBeVisible();
    await expectNoViolationInAnyColorMode(page, { state: 'its parts in other states', width });
  });

test('in forced colours no text has the colour of its background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/design-system');
  await expectNoBackplates(page, 'at rest');
  await part(page, 'Button').getByRole('button', { name: 'Outline' }).hover();
  await expectNoBackplates(page, 'under the pointer');
});
