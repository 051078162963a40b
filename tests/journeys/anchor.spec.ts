// An anchor keeps its place while parts of the page above it load late.
import type { Page } from '@playwright/test';

import { title as galleryTitle } from '#content/site/words/gallery.ts';

import { routes } from '../../src/routes.ts';
import { expect, test } from '../site.ts';
import { hydrated, hold } from './family.ts';
import { titleOf } from './menus.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** In px, between the header and the part that the link names (REQ N10). */
const gap = 8;
const desktop = 1120;
const gallery = '/#main-gallery';

/** How far the gallery is from its place, in px. */
const offset = (page: Page) =>
  page.evaluate(
    (space) =>
      Math.abs(
        document.getElementById('main-gallery')!.getBoundingClientRect().top -
          document.getElementById('site-header')!.getBoundingClientRect().height -
          space,
      ),
    gap,
  );

/** Follows the menu's link to the gallery, or the footer's to the registration form. */
async function toGallery(page: Page, width: number) {
  const header = page.getByRole('banner');
  if (width < desktop) await header.getByRole('button', { name: 'Menu' }).click();
  const link = header.getByRole('link', { name: titleOf(gallery) }).filter({ visible: true });
  await link.click();
  await expect(page).toHaveURL(gallery);
  await expect(heading(page)).toBeAttached();
}

const homeCode = '**/assets/home-*.js';
const heading = (page: Page) => page.getByRole('heading', { name: galleryTitle });
const form = (page: Page) => page.locator('#register').getByRole('button', { name: 'Next' });
const isInPlace = (page: Page) => expect.poll(() => offset(page)).toBeLessThanOrEqual(gap);

/** As by a picture without a size, or by larger letters. */
const grow = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) => main.prepend(Object.assign(document.createElement('div'), { style: 'height: 600px' })));

for (const width of [320, 390, 768, 1280]) {
  const tag = width === 390 ? [] : '@release';

  test(
    `at ${width} px the gallery comes below the header, however late its page loads, and stays there while what is above it grows, until a visitor scrolls on`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      await hydrated(page.getByRole('banner'));
      const release = await hold(page, homeCode);
      const arrived = toGallery(page, width);
      await page.waitForURL(gallery);
      await expect(form(page)).toHaveCount(0);
      release();
      await arrived;
      await expect(heading(page)).toBeFocused();
      await expect(form(page)).toBeAttached();
      await isInPlace(page);
      await grow(page);
      await isInPlace(page);
      await expect(heading(page)).toBeFocused();

      await page.mouse.move(200, 400);
      // A turn of the wheel is lost while the page still scrolls to the anchor, and then the browser scrolls smoothly: turn until it moves, and wait for the end.
      await expect
        .poll(async () => {
          if ((await offset(page)) < 1) await page.mouse.wheel(0, -600);
          return offset(page);
        })
        .toBeGreaterThanOrEqual(600 - gap);
      const before = await page.evaluate(() => scrollY);
      await grow(page);
      // The browser's scroll anchoring may move the page by what has come above the visitor, and by no more.
      await expect.poll(() => offset(page)).toBeGreaterThan(400);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before);
    },
  );

  for (const { path } of routes.filter(({ group }) => group === 'main' && width === 390))
    test(
      `at ${width} px a link from ${path} brings the gallery below the header`,
      { tag: '@release' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await hydrated(page.getByRole('banner'));
        await toGallery(page, width);
        await expect(form(page)).toBeAttached();
        await isInPlace(page);
      },
    );
}
