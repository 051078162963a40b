// From page to page without loading a document: the new page is there whole, and how it fades.
import type { Page } from '@playwright/test';

import { expect, test } from '../site.ts';
import { alive } from './family.ts';

declare global {
  interface Window {
    /** How often the browser was asked for a view transition. */
    fades: number;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.fades = 0;
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = (...given) => {
      window.fades += 1;
      return start(...given);
    };
  });
});

/** Follows a link in the footer, and resolves when the new page's heading has the focus. */
async function follow(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('a page that a link leads to has all the parts of the page as it was built', async ({ page }) => {
  await page.goto('/program');
  await alive(page.getByRole('banner'));
  await follow(page, 'About Us');
  await expect(page).toHaveURL('/about');
  const built = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    return new DOMParser().parseFromString(html, 'text/html').getElementById('main')!.children.length;
  });
  expect(built).toBeGreaterThan(2);
  await expect(page.locator('main > *')).toHaveCount(built);
});

test('pages fade into each other once, and not at all under reduced motion', async ({ page }) => {
  const fades = () => page.evaluate(() => window.fades);
  await page.goto('/program');
  await alive(page.getByRole('banner'));
  for (const [index, name] of ['About Us', 'Program'].entries()) {
    await follow(page, name);
    expect(await fades()).toBe(index + 1);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/program');
  await alive(page.getByRole('banner'));
  // Three times, the last of them to the page that was opened.
  for (const name of ['About Us', 'Curriculum', 'Program']) {
    await follow(page, name);
    expect(await fades()).toBe(0);
  }
});
