// The audits of the design system's parts in their other states. pages.spec.ts audits the page at rest.
import type { Page } from '@playwright/test';

import { hydrated, toasts } from '../tests/journeys/family.ts';
import { expect } from '@playwright/test';
import { expectNoViolationInAnyColorMode } from './axe.ts';
import { expectNoBackplates } from './perception.ts';
import { setColorMode, widths, type Width } from './visit.ts';
import { test } from './page-fixtures.ts';

const part = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Brings a part into another state, and asserts what it shows then. All these states can be on the page at the same time. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a button is focused': async (page) => {
    await part(page, 'Button').getByRole('button', { name: 'Outline' }).focus();
  },
  'a busy button is free again': async (page) => {
    await part(page, 'Button').getByRole('button', { name: 'Make it free' }).click();
    await expect(part(page, 'Button').getByRole('button', { name: 'Make it busy' })).toBeVisible();
  },
  'a search has found nothing': async (page) => {
    await part(page, 'SearchBox').getByRole('button').click();
    await expect(part(page, 'SearchBox').getByRole('status')).toHaveText(/Type a word/);
  },
  'the second step': async (page) => {
    await part(page, 'StepperStep').getByRole('button', { name: 'Next' }).click();
    await expect(part(page, 'StepperStep').getByRole('heading', { name: /^Step 2/ })).toBeFocused();
  },
  'another answer': async (page) => {
    await part(page, 'Accordion').getByRole('button', { name: /nap/ }).click();
    await expect(part(page, 'Accordion').getByText(/^Cots/)).toBeVisible();
  },
  'another filter': async (page) => {
    await part(page, 'FilterTabs').getByRole('tab', { name: 'Infants' }).click();
    await expect(part(page, 'FilterTabs').getByRole('tabpanel')).toHaveText(/Six cots/);
  },
  'another slide of a carousel': async (page) => {
    await part(page, 'Carousel').getByRole('button', { name: 'Next pictures' }).click();
    await expect(part(page, 'Carousel').getByRole('status')).not.toHaveText(/^Pictures? 1 /);
  },
  'the countdown is stopped': async (page) => {
    await part(page, 'Countdown').getByRole('button').click();
    await expect(part(page, 'Countdown').getByRole('button')).toHaveText('Start the clock');
  },
  'toasts of every kind': async (page) => {
    for (const button of await part(page, 'Toaster').getByRole('button').all()) await button.click();
    await expect(toasts(page).filter({ hasText: 'missing' })).toBeVisible();
  },
};

/** Dialogs: only one can be open at a time. */
const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'a dialog is open': async (page) => {
    await part(page, 'Dialog').getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a picture is open': async (page) => {
    await part(page, 'Lightbox').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the film is open': async (page) => {
    await part(page, 'VideoDialog').getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

async function arrive(page: Page, width: Width) {
  await page.setViewportSize(widths[width]);
  await setColorMode(page, 'light');
  await page.goto('/design-system');
  await hydrated(part(page, 'Button'));
}

for (const width of Object.keys(widths) as Width[])
  test(`the parts of the design system in their other states: axe finds nothing in any colour mode, ${width}`, async ({
    page,
  }) => {
    await arrive(page, width);
    for (const show of Object.values(states)) await show(page);
    await expectNoViolationInAnyColorMode(page, { state: 'its parts in other states', width });
  });

for (const [state, show] of Object.entries(dialogs))
  test(`the dialogs of the design system: axe finds nothing in any colour mode: ${state}`, async ({ page }) => {
    await arrive(page, 'desk');
    await show(page);
    await expectNoViolationInAnyColorMode(page, { state, width: 'desk' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('in forced colours no text has the colour of its background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/design-system');
  await expectNoBackplates(page, 'at rest');
  await part(page, 'Button').getByRole('button', { name: 'Outline' }).hover();
  await expectNoBackplates(page, 'under the pointer');
});
