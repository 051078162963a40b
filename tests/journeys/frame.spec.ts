import { titleOf } from '#content/page-title.ts';
import { routeOf } from '#routes.ts';
import type { Page } from '@playwright/test';

import { expect, test } from '../site.ts';
import { alive } from './family.ts';

const header = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  await alive(header(page));
});

test('each entry of the main navigation leads where it says (N1, N2, N3, N4, N8, R111)', async ({ page }) => {
  for (const [title, path] of [
    ['Program', '/program'],
    ['About Us', '/about'],
    ['Contact', '/contact-us'],
    ['Home', '/'],
  ] as const) {
    await nav(page).getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(nav(page).getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(nav(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test('the Curriculum menu opens by click, leads to both pages, and closes when clicked again (N5, N16, N21)', async ({
  page,
}) => {
  const trigger = nav(page).getByRole('button', { name: 'Curriculum' });
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  for (const [name, path] of [
    [/^Curriculum/, '/curriculum'],
    [/^Outdoor play/, '/outdoorplay'],
  ] as const) {
    await trigger.click();
    await nav(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    // The new page's heading takes the focus, and a menu that is left closes: the next turn begins when the page is there.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('the Curriculum menu is a keyboard’s too: Enter opens, Tab walks through, Escape closes and gives focus back, leaving closes (A13, N10)', async ({
  page,
}) => {
  const trigger = nav(page).getByRole('button', { name: 'Curriculum' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(nav(page).getByRole('link', { name: /^Curriculum/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const gallery = nav(page).getByRole('link', { name: 'Our Gallery' });
  for (
    let presses = 0;
    presses < 12 && !(await gallery.evaluate((link) => link === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(gallery).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('Our Gallery scrolls smoothly below the header, from this page and from another, and moves focus to the heading (N7, N9, N23)', async ({
  page,
}) => {
  for (const from of ['/', '/contact-us']) {
    await page.goto(from);
    await alive(header(page));
    await nav(page).getByRole('link', { name: 'Our Gallery' }).click();
    await expect(page).toHaveURL('/#main-gallery');
    await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeFocused();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Math.abs(
            document.getElementById('main-gallery')!.getBoundingClientRect().top -
              document.querySelector('header')!.getBoundingClientRect().height -
              8,
          ),
        ),
      )
      .toBeLessThanOrEqual(1);
    await expect(nav(page).getByRole('link', { name: 'Our Gallery' })).toHaveAttribute('aria-current', /.+/);
  }
});

test('the header stays and takes its fixed style after more than 50 px (N13, N14)', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 50));
  await expect(header(page)).not.toHaveAttribute('data-fixed', 'true');
  await page.evaluate(() => scrollTo(0, 51));
  await expect(header(page)).toHaveAttribute('data-fixed', 'true');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
});

test('a new page starts at its top, with its title, its heading in focus, and is announced once; Back restores the place (N12, A10)', async ({
  page,
}) => {
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => heard.push(text));
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[aria-live], [role=status]'))
      new MutationObserver(
        () => region.textContent && (window as unknown as { hear: (text: string) => void }).hear(region.textContent),
      ).observe(region, { childList: true, characterData: true, subtree: true });
    scrollTo(0, 1500);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(titleOf(routeOf('/about')!));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(heard.filter((text) => /about/i.test(text)).length).toBeLessThanOrEqual(1);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('the first Tab reaches a link that skips to the content (A11)', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('on a phone the menu opens, nests, closes with Escape and gives focus back (N15, N20, A12)', async ({ page }) => {
  await page.setViewportSize(phone);
  const button = header(page).getByRole('button', { name: 'Menu' });
  await button.click();
  const open = header(page).getByRole('button', { name: 'Close' });
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  const group = nav(page).getByRole('button', { name: 'Curriculum' });
  await group.click();
  await expect(nav(page).getByRole('link', { name: /^Outdoor play/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await nav(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('with reduced motion the anchor jumps (A17)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await nav(page).getByRole('link', { name: 'Our Gallery' }).click();
  await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeFocused();
  const top = () => page.evaluate(() => scrollY);
  const first = await top();
  expect(first).toBeGreaterThan(500);
  await page.waitForTimeout(150);
  expect(await top()).toBe(first);
});
