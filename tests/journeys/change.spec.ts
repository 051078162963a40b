// From page to page without loading a document: in which order the new page comes, and how it fades.
import type { Page } from '@playwright/test';

import { expect, test } from '../site.ts';
import { alive } from './family.ts';
import { titleOf } from './menus.ts';

declare global {
  interface Window {
    /** How often the browser was asked for a view transition. */
    fades: number;
    /** The parts of the page in the moment in which its new heading stood there, and whether the footer showed. */
    arrived: Promise<{ parts: number; footerShows: boolean }>;
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

const parts = (page: Page) => page.locator('main > *');

/** Does it, and resolves to what stood on the page when the heading changed. */
async function arrivalAfter(page: Page, deed: () => Promise<void>) {
  await page.evaluate(() => {
    const main = document.getElementById('main')!;
    const heading = () => main.querySelector('h1')?.textContent;
    const before = heading();
    window.arrived = new Promise((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!heading() || heading() === before) return;
        observer.disconnect();
        const footer = document.querySelector('#root > footer')!;
        resolve({
          parts: main.children.length,
          footerShows: footer.getBoundingClientRect().top < innerHeight,
        });
      }).observe(main, { childList: true, subtree: true });
    });
  });
  await deed();
  return page.evaluate(() => window.arrived);
}

test('who follows a link sees the new heading first, without the footer in between; who comes back finds all at once', async ({
  page,
}) => {
  await page.goto('/program');
  await alive(page.getByRole('banner'));
  const whole = await parts(page).count();
  const about = page.getByRole('contentinfo').getByRole('link', { name: titleOf('/about', 'footer') });
  expect(await arrivalAfter(page, () => about.click())).toEqual({ parts: 2, footerShows: false });
  await expect(parts(page)).toHaveCount(await wholeOf(page, '/about'));

  const back = await arrivalAfter(page, async () => void (await page.goBack()));
  expect(back.parts).toBe(whole);
});

/** How many parts the page has as it was built. */
const wholeOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    return new DOMParser().parseFromString(html, 'text/html').getElementById('main')!.children.length;
  }, path);

test('pages fade into each other once, and not at all under reduced motion', async ({ page }) => {
  const follow = async (path: string) => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: titleOf(path, 'footer'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    return page.evaluate(() => window.fades);
  };
  await page.goto('/program');
  await alive(page.getByRole('banner'));
  expect(await follow('/about')).toBe(1);
  expect(await follow('/program')).toBe(2);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/program');
  await alive(page.getByRole('banner'));
  // Three times, the last of them to the page that was opened.
  for (const path of ['/about', '/curriculum', '/program']) expect(await follow(path)).toBe(0);
});
