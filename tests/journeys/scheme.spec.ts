// Light, dark, or as the device has it: the switch at the foot of every page.
import { provider } from '#content/site/provider.ts';
import type { Page } from '@playwright/test';

import { expect, test } from '../site.ts';
import { live } from '../../a11y/visit.ts';
import { hold } from './family.ts';

const paper = { light: 'rgb(252, 245, 232)', dark: 'rgb(28, 18, 38)' };
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const radio = (page: Page, name: 'System' | 'Light' | 'Dark') =>
  page.getByRole('radiogroup', { name: 'Colours' }).getByRole('radio', { name });
/** The colour of the browser's own bar, by the page's theme-color tags. */
const themeColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

for (const [device, other] of [
  ['light', 'Dark'],
  ['dark', 'Light'],
] as const)
  test.describe(`on a ${device} device`, () => {
    test.use({ colorScheme: device });

    test(
      `${other} changes the page and the browser's own colour, on this page, the next and another that is open, and System goes back`,
      {
        tag: device === 'light' ? [] : '@release',
      },
      async ({ context, page }) => {
        const opposite = device === 'light' ? 'dark' : 'light';
        await page.goto('/about');
        await expect(radio(page, 'System')).toBeChecked();
        expect(await ground(page)).toBe(paper[device]);
        await radio(page, other).check();
        expect(await ground(page)).toBe(paper[opposite]);
        expect(await themeColour(page)).toBe(opposite === 'dark' ? '#1C1226' : '#FCF5E8');

        const second = await context.newPage();
        await second.goto('/program');
        await expect(radio(second, other)).toBeChecked();
        expect(await ground(second)).toBe(paper[opposite]);
        expect(await themeColour(second)).toBe(opposite === 'dark' ? '#1C1226' : '#FCF5E8');

        await radio(second, 'System').check();
        await expect(radio(page, 'System')).toBeChecked();
        expect(await ground(page)).toBe(paper[device]);
        await page.reload();
        await expect(radio(page, 'System')).toBeChecked();
        expect(await themeColour(page)).toBe(device === 'dark' ? '#1C1226' : '#FCF5E8');
      },
    );
  });

test('the chosen scheme is applied before anything is painted: no page flashes', async ({ page }) => {
  await page.goto('/');
  await radio(page, 'Dark').check();
  // The background of every frame from the first on, recorded in the page.
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  await page.goto('/curriculum');
  await live(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(2);
  expect([...new Set(seen)]).toEqual([paper.dark]);
});

test('where the browser remembers nothing, the choice still holds for the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/about');
  await live(page);
  await expect(radio(page, 'System')).toBeChecked();
  await radio(page, 'Dark').check();
  expect(await ground(page)).toBe(paper.dark);
  await page.getByRole('banner').getByRole('link', { name: provider.name }).click();
  await expect(page).toHaveURL('/');
  await expect(radio(page, 'Dark')).toBeChecked();
  expect(await ground(page)).toBe(paper.dark);
  expect(errors).toEqual([]);
});

test('the switch works before the page’s scripts have loaded, and keeps the choice when they have', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/about');
  await radio(page, 'Dark').check();
  expect(await ground(page)).toBe(paper.dark);
  release();
  await live(page);
  await expect(radio(page, 'Dark')).toBeChecked();
  expect(await ground(page)).toBe(paper.dark);
});

test('every colour scheme is a target of 44 px and more, also at 320 px and with twice the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => void (document.documentElement.style.fontSize = text), size);
    for (const name of ['System', 'Light', 'Dark'] as const) {
      const box = (await radio(page, name).boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
  }
});

test('the switch is not shown where it could change nothing: without scripts, or where the visitor’s own colours apply', async ({
  browser,
  baseURL,
}) => {
  for (const settings of [{ javaScriptEnabled: false }, { forcedColors: 'active' }, { contrast: 'more' }] as const) {
    const context = await browser.newContext({ baseURL, ...settings });
    const page = await context.newPage();
    await page.goto('/about');
    await expect(page.locator('[name=scheme]').first()).toBeHidden();
    await context.close();
  }
});
