import { title as galleryTitle } from '#content/site/words/gallery.ts';
import { header as words } from '#content/words/header.ts';
import { provider } from '#content/site/provider.ts';
import { titleOf as pageTitleOf } from '#content/rules/page-title.ts';
import { routeOf } from '#routes.ts';
import type { Page } from '@playwright/test';

import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';
import { dropdown, gallery, pageLinks, titleOf } from './menus.ts';

const header = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => header(page).getByRole('navigation', { name: words.menuName });
/** Its name begins with its heading; a line and a picture follow. */
const firstEntry = new RegExp(`^${RegExp.escape(dropdown?.pictures[0]!.title ?? '')}`);
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  await hydrated(header(page));
});

test('each entry of the main navigation leads where it says', { tag: '@any-daycare' }, async ({ page }) => {
  for (const { title, link: path } of [...pageLinks.slice(1), pageLinks[0]!]) {
    await nav(page).getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(nav(page).getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(nav(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test(
  'a menu of the bar opens by click and by Enter, leads to its pages, and closes when clicked again, by Escape and when Tab leaves it',
  { tag: '@any-daycare' },
  async ({ page }) => {
    if (!dropdown) return test.skip();
    const trigger = nav(page).getByRole('button', { name: dropdown.title });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    for (const { title: heading, link: path } of dropdown.pictures) {
      await trigger.click();
      await nav(page)
        .getByRole('link', { name: new RegExp(`^${RegExp.escape(heading)}`) })
        .click();
      await expect(page).toHaveURL(path);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      // The new page's heading takes the focus, which closes the menu: the next turn must begin after that.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(nav(page).getByRole('link', { name: firstEntry })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const after = nav(page).getByRole('link', { name: pageLinks.at(-1)!.title, exact: true });
    for (
      let presses = 0;
      presses < 20 && !(await after.evaluate((link) => link === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await expect(after).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'the gallery’s entry scrolls smoothly below the header, and moves focus to the heading; with reduced motion it jumps',
  { tag: '@any-daycare' },
  async ({ page }) => {
    if (!gallery) return test.skip();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await nav(page).getByRole('link', { name: gallery }).click();
    await expect(page).toHaveURL('/#main-gallery');
    await expect(page.getByRole('heading', { name: galleryTitle })).toBeFocused();
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
    await expect(nav(page).getByRole('link', { name: gallery })).toHaveAttribute('aria-current', /.+/);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: /skip to/i }).focus();
    await nav(page).getByRole('link', { name: gallery }).click();
    await expect(page.getByRole('heading', { name: galleryTitle })).toBeFocused();
    const top = () => page.evaluate(() => scrollY);
    const first = await top();
    expect(first).toBeGreaterThan(500);
    // A scroll that is animated goes on in the next frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await top()).toBe(first);
  },
);

test('the first Tab reaches a link that skips to the content; the header stays and takes its fixed style after more than 50 px', async ({
  page,
}) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 50));
  await expect(header(page)).not.toHaveAttribute('data-fixed', 'true');
  await page.evaluate(() => scrollTo(0, 51));
  await expect(header(page)).toHaveAttribute('data-fixed', 'true');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
});

test('a new page starts at its top, with its title, its heading in focus, and is announced once; Back restores the place', async ({
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
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: titleOf('/about', 'footer') })
    .click();
  await expect(page).toHaveTitle(pageTitleOf(routeOf('/about')!, provider));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const announced = () => heard.filter((text) => text.includes(routeOf('/about')!.title)).length;
  await expect.poll(announced).toBe(1);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(announced()).toBe(1);
});

test(
  'on a phone the menu opens, nests, holds the page behind it still, closes with Escape and gives focus back',
  { tag: '@any-daycare' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    const button = header(page).getByRole('button', { name: 'Menu' });
    await button.click();
    const open = header(page).getByRole('button', { name: 'Close' });
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    if (dropdown) {
      await nav(page).getByRole('button', { name: dropdown.title }).click();
      await expect(nav(page).getByRole('link', { name: firstEntry })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await page.evaluate(() => scrollTo(0, 400));
    const top = () => page.evaluate(() => scrollY);
    // Playwright's own click brings a sticky element into view where it stands when nothing is scrolled.
    await button.evaluate((element: HTMLElement) => {
      element.focus({ preventScroll: true });
      element.click();
    });
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    // Playwright hides the scrollbar for which the lock leaves room, so the lines of the page break anew here.
    const held = await top();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 5000);
    await page.mouse.wheel(0, 5000);
    await expect(nav(page).getByRole('link', { name: titleOf('/contact-us') })).toBeVisible();
    expect(await top()).toBe(held);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 300);
    await expect.poll(top).toBeGreaterThan(held);

    await button.click();
    await nav(page)
      .getByRole('link', { name: titleOf('/contact-us') })
      .click();
    await expect(page).toHaveURL('/contact-us');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'a logo of one’s own stands on a light plate in both schemes and in forced colours',
  { tag: '@any-daycare' },
  async ({ page }) => {
    await page.goto('/');
    const logo = page.locator('.logo img').first();
    test.skip((await logo.count()) === 0, 'this daycare has the lantern');
    for (const colorScheme of ['light', 'dark'] as const)
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors });
        const ground = await logo.evaluate((image) => getComputedStyle(image).backgroundColor);
        const [red, green, blue] = ground.match(/\d+/g)!.map(Number) as [number, number, number];
        expect(Math.min(red, green, blue), `${colorScheme}, ${forcedColors}: ${ground}`).toBeGreaterThan(180);
      }
  },
);
