// What a visitor meets while the page's scripts load, load late or fail to load (decision 004).
import type { Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { galleryWords } from '#content/words/gallery.ts';
import { landingWords } from '#content/words/landing.ts';
import { header } from '#content/words/header.ts';
import { expect, test } from '../site.ts';
import { card, family, fillChild, fillInfo, fillParent, hold, step } from './family.ts';
import { titleOf } from './menus.ts';

const phone = { width: 390, height: 844 };
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const scripts = '**/assets/*.js';

test('a press, and a second one, load the scripts and take effect once when they are there', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  await menu(page).click();
  await expect(menu(page)).toHaveAttribute('aria-busy', 'true');
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  await menu(page).click();
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Close' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('a press on a picture before the scripts are there opens it large and does not leave the page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const release = await hold(page, scripts);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await page.locator('main a[aria-haspopup=dialog]').first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/gallery');
});

for (const { path, slide, press } of [
  { path: '/', slide: '#main-gallery .carousel-slide >> nth=3', press: galleryWords.carousel.next },
  { path: '/index-3', slide: '[aria-roledescription=slide] >> nth=3', press: landingWords.slides.previous },
  { path: '/post-slide-show', slide: '.carousel-slide >> nth=2', press: /^Picture 3/ },
])
  test(
    `a press on the slider of ${path} before the scripts are there turns it`,
    {
      tag: path === '/' ? [] : '@release',
    },
    async ({ page }) => {
      const release = await hold(page, scripts);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('main').getByRole('button', { name: press }).first().click();
      release();
      await expect(page.locator('main [data-ready]').first()).toBeAttached();
      await expect(page.locator(slide)).not.toHaveAttribute('inert');
    },
  );

for (const [files, awaited] of [
  [scripts, 'any script'],
  ['**/assets/home-*.js', 'the code of its page'],
] as const)
  test(
    `what is typed before ${awaited} arrives is kept, and an early press of Next takes effect then, and not before`,
    { tag: awaited === 'any script' ? '@release' : [] },
    async ({ page }) => {
      const release = await hold(page, files);
      await page.goto('/', { waitUntil: 'commit' });
      await fillParent(page);
      await card(page).getByRole('button', { name: 'Next' }).click();
      await expect(card(page).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
      await expect(step(page, 2)).toBeHidden();
      release();
      await expect(step(page, 2)).toBeFocused();
      await card(page).getByRole('button', { name: 'Previous' }).click();
      await expect(card(page).getByLabel('City')).toHaveValue(family.parentCity);
      await expect(card(page).getByLabel('Province')).toHaveValue(family.parentProvince);
    },
  );

test('where no script loads at all, the page becomes the one for visitors without scripts', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.clock.install();
  await page.route(scripts, (route) => route.abort());
  await page.goto('/');
  await menu(page).click();
  const list = page.getByRole('banner').getByRole('navigation', { name: header.menuName });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(list.getByRole('link', { name: titleOf('/contact-us') })).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(menu(page)).toBeHidden();
  for (const number of [1, 2, 3]) await expect(step(page, number)).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Next' })).toBeHidden();
  await expect(card(page).getByRole('button', { name: 'Submit' })).toBeVisible();
});

// What comes after the time-out must not take away what is in use by then.
for (const [files, awaited] of [
  [scripts, 'client'],
  ['**/assets/home-*.js', 'home'],
] as const)
  test(
    `where ${awaited}.js comes after the time-out, the form shows and keeps all its steps with what was typed, and is sent without scripts`,
    { tag: awaited === 'client' ? [] : '@release' },
    async ({ page, mail }) => {
      await page.setViewportSize(phone);
      await page.clock.install();
      const release = await hold(page, files);
      const asked = page.waitForRequest(`**/assets/${awaited}-*.js`);
      await page.goto('/', { waitUntil: 'commit' });
      await fillParent(page, { parentEmail: `${awaited}@late.example` });
      await card(page).getByRole('button', { name: 'Next' }).click();
      await asked;
      await expect(card(page).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
      await page.clock.fastForward(11_000);
      for (const number of [1, 2, 3]) await expect(step(page, number)).toBeVisible();
      await expect(card(page).getByRole('button', { name: 'Submit' })).toBeVisible();
      await expect(card(page).getByLabel('City')).toHaveValue(family.parentCity);
      await expect(step(page, 2)).toBeFocused();
      const place = await step(page, 2).boundingBox();

      const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${awaited}-`));
      release();
      await arrived;
      await page.clock.runFor(2000);
      await expect(step(page, 2)).toBeFocused();
      expect((await step(page, 2).boundingBox())!.y).toBeCloseTo(place!.y, 0);
      await expect(card(page).getByLabel('First name', { exact: true })).toHaveValue(family.parentFirstName);
      await fillInfo(page);
      await fillChild(page);
      await card(page).getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await mail.next(provider.email)).text).toContain(`${awaited}@late.example`);
    },
  );
