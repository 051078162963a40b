// What a parent in a hurry looks for on a phone: the number, the way to the form, and what it costs.
import type { Page } from '@playwright/test';

import { feePane } from '#content/values/fees.ts';
import { hasHouses, houses } from '#content/values/houses.ts';
import { provider } from '#content/site/provider.ts';
import { header as words } from '#content/words/header.ts';
import { routes } from '#routes.ts';

import { expect, test } from '../site.ts';
import { card, hydrated } from './family.ts';

const phone = { width: 390, height: 844 };
const main = routes.filter(({ group }) => group === 'main').map(({ path }) => path);
const pages = ['/', '/program', '/about', '/curriculum', '/outdoorplay', '/contact-us'] satisfies readonly string[];

const header = (page: Page) => page.getByRole('banner');
/** Whether somebody is there follows the number. */
const call = (page: Page) =>
  header(page).getByRole('link', { name: new RegExp(`^${words.call} ${provider.phone}(?: (?:Open|Closed) ?.*)?$`) });
const register = (page: Page) => header(page).getByRole('link', { name: words.register, exact: true }).first();
const menu = (page: Page) => header(page).getByRole('button', { name: words.open });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const topOf = (page: Page) => header(page).evaluate((element) => element.getBoundingClientRect().top);

/** Goes back from the end of the page with Shift and Tab: nothing that has the focus is behind the header. */
async function expectFocusInView(page: Page) {
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  const places = new Set<string>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const place = await page.evaluate(async () => {
      const focused = document.activeElement!;
      // The map is higher than the window.
      const room = focused.matches('iframe')
        ? 'elsewhere'
        : (focused.closest('main, footer')?.localName ?? 'elsewhere');
      const isBehind = () =>
        room !== 'elsewhere' &&
        focused.getBoundingClientRect().top < document.querySelector('header')!.getBoundingClientRect().bottom - 1;
      // What the browser scrolls to the focus is in its place with the next frame.
      if (isBehind()) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return isBehind() ? focused.outerHTML : room;
    });
    places.add(place);
  }
  places.delete('elsewhere');
  expect(places).toEqual(new Set(['footer', 'main']));
}

for (const path of pages)
  test(
    `on a phone ${path} says within two screens what care costs, and from then on Call and Register are at hand and cover no focus`,
    { tag: ['/', '/program'].includes(path) ? [] : '@release' },
    async ({ page }) => {
      expect(main).toContain(path);
      await page.setViewportSize(phone);
      await page.goto(path);
      await hydrated(header(page));
      const fee = page
        .locator('main')
        .getByText(feePane.said[0]?.figure ?? feePane.otherwise)
        .first();
      const { y, height } = (await fee.boundingBox())!;
      expect(y + height).toBeLessThan(2 * phone.height);

      await expect(call(page)).toBeHidden();
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let top = phone.height + 1; top < end; top += 2 * phone.height) {
        await scrollTo(page, top);
        for (const link of [call(page), register(page)]) await expect(link).toBeInViewport({ ratio: 1 });
      }
      await scrollTo(page, 0);
      await expect(call(page)).toBeHidden();
      await expectFocusInView(page);
    },
  );

for (const [width, height] of [
  [640, 360],
  [844, 390],
  [568, 320],
] as const)
  test(
    `on a phone in landscape, ${width} by ${height} px, Call and Register are at hand in a slim bar that covers no focus`,
    { tag: width === 568 ? [] : '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/program');
      await hydrated(header(page));
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let top = 900; top < end; top += 2000) {
        await scrollTo(page, top);
        for (const link of [call(page), register(page), menu(page)]) await expect(link).toBeInViewport({ ratio: 1 });
        const bar = (await header(page).boundingBox())!;
        expect(bar.y + bar.height).toBeLessThanOrEqual(height / 5.5);
      }
      await expectFocusInView(page);
    },
  );

test('Call, Register and Menu stand side by side at 320, 360 and 390 px, large enough to press, and Register leads to the form’s heading', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/curriculum');
  await hydrated(header(page));
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ ...phone, width });
    await scrollTo(page, 2000);
    await expect(call(page)).toBeVisible();
    const boxes = [];
    for (const part of [call(page), register(page), menu(page)]) boxes.push((await part.boundingBox())!);
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const [first, second, third] = boxes as [(typeof boxes)[0], (typeof boxes)[0], (typeof boxes)[0]];
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
    expect(first.x + first.width).toBeLessThanOrEqual(second.x);
    expect(second.x + second.width).toBeLessThanOrEqual(third.x);
    expect(third.x + third.width).toBeLessThanOrEqual(width);
    await call(page).focus();
    await page.keyboard.press('Tab');
    await expect(register(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeFocused();
  }
  await scrollTo(page, 4000);
  await register(page).click();
  await expect(page).toHaveURL('/#register');
  await expect(card(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(card(page)).toBeInViewport();
});

test('while a field has the focus the header leaves the window of a phone, and on paper Call and Register are gone', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/contact-us');
  await hydrated(header(page));
  const message = page.locator('main form').getByRole('textbox').last();
  await message.scrollIntoViewIfNeeded();
  await expect(call(page)).toBeVisible();
  await message.focus();
  const { height } = (await header(page).boundingBox())!;
  await expect.poll(() => topOf(page)).toBe(-height);
  await message.blur();
  await expect.poll(() => topOf(page)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  for (const link of [call(page), register(page)]) await expect(link).toBeHidden();
});

test(
  'with several houses the header of a phone stays one row, and Call leads to the numbers of all',
  { tag: '@any-daycare' },
  async ({ page }) => {
    test.skip(!hasHouses, 'The daycare has one house.');
    await page.setViewportSize(phone);
    await page.goto('/');
    await hydrated(header(page));
    await scrollTo(page, 2400);
    await expect.poll(async () => (await header(page).boundingBox())!.height).toBe(66);
    await header(page)
      .getByRole('link', { name: new RegExp(`^${words.call}`) })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/contact-us/);
    for (const { phone: number } of houses)
      await expect(page.locator('main').getByRole('link', { name: number, exact: true }).first()).toBeVisible();
  },
);
