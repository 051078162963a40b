// How a page is laid out when it opens: what is below the first screen after the first paint, a part in each frame.
import type { Page } from '@playwright/test';

import { routes } from '../../src/routes.ts';
import { expect, test } from '../site.ts';

declare global {
  interface Window {
    /** In each frame since the last part of the page was there: whether it and the footer still wait to be laid out. */
    waits: { part: boolean; footer: boolean }[];
  }
}

const phone = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    window.waits = [];
    const isWaiting = (element: Element) => getComputedStyle(element).contentVisibility === 'auto';
    const look = () => {
      const part = document.querySelector('#main > section:last-of-type');
      const footer = document.querySelector('footer');
      if (part && footer) window.waits.push({ part: isWaiting(part), footer: isWaiting(footer) });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
});

/** What was seen until the last part had been there for so many frames. */
async function waits(page: Page) {
  await page.waitForFunction(() => window.waits.filter(({ footer }) => !footer).length > 20);
  return page.evaluate(() => window.waits);
}

test('what is below the first screen waits for the first paint, and then no rule is left', async ({ page }) => {
  await page.goto('/');
  const seen = await waits(page);
  expect(seen[0]).toEqual({ part: true, footer: true });
  expect(seen.at(-1)).toEqual({ part: false, footer: false });
  // Once laid out, it stays so.
  expect(seen.findLastIndex(({ part }) => part)).toBeLessThan(seen.findIndex(({ part }) => !part));
  expect(await page.evaluate(() => document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length))).toEqual([0]);
});

test('nothing waits where the browser looks for a place further down: a named part, a page read again, a page come back to', async ({
  page,
}) => {
  const nothing = async () => expect((await waits(page)).filter(({ part, footer }) => part || footer)).toEqual([]);
  await page.goto('/#voices');
  await nothing();
  await page.goto('/program');
  await waits(page);
  await page.reload();
  await nothing();
  await page.goto('/accessibility');
  await page.goBack();
  await nothing();
});

test('nothing waits on a window that is higher than the parts that are measured for it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/');
  expect((await waits(page)).filter(({ part, footer }) => part || footer)).toEqual([]);
});

for (const [device, viewport] of Object.entries({ phone, desk: { width: 1280, height: 1000 } }))
  test(`no part that waits is in view on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const { path } of routes) {
      await page.goto(path);
      const tops = await page
        .locator('#main > section:nth-of-type(n + 2), footer')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      expect(Math.min(...tops), path).toBeGreaterThan(viewport.height);
    }
  });
