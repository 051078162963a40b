// A day here, by the hour, on /program: what of its drawing is in view, and what of it is on paper.
import type { Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { nowWord } from '#content/words/program-page.ts';

import { expectFit, expectFitWith, spacing } from '../../a11y/fit.ts';
import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

const morning = new Date(`2026-12-02T10:05:00${provider.utcOffset}`);

/** How much of each sun is above the lower edge of its part, from 0 to 1, or more where it stands higher; 0 if the upper edge cuts it. */
const risen = (page: Page) =>
  page.locator('#day li').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      const sun = part.querySelector('circle[r="44"]')?.getBoundingClientRect();
      return sun ? [sun.top < top ? 0 : (bottom - sun.top) / sun.height] : [];
    }),
  );

for (const colours of ['none', 'active'] as const)
  test(
    `the first sun of a day is half up, the others are whole, ${colours === 'none' ? 'over hills' : 'in forced colours'}`,
    { tag: colours === 'none' ? [] : '@release' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: colours });
      await page.goto('/program');
      for (const width of [390, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        const [first, ...others] = await risen(page);
        const isBehindHill = width > 960 && colours === 'none';
        expect(first, `at ${width} px`).toBeGreaterThan(isBehindHill ? 1 : 0.5);
        expect(first, `at ${width} px`).toBeLessThan(isBehindHill ? 1.5 : 0.8);
        expect(Math.min(...others), `at ${width} px`).toBeGreaterThan(1);
      }
    },
  );

test('where its parts are narrowest a day fits the window, with longer words and the text spacing of WCAG 1.4.12, too', async ({
  page,
}) => {
  await page.goto('/program');
  const times = page.locator('#day time');
  for (const width of [960, 1120]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFit(page, `${width} px`);
    expect(new Set(await times.evaluateAll((all) => all.map((time) => time.clientHeight))).size, `${width} px`).toBe(1);
    await expectFitWith(page, spacing, `${width} px with text spacing`);
  }
  await page
    .locator('#day h3')
    .evaluateAll((titles) => titles.forEach((title) => (title.textContent = 'Kindergarten')));
  await page.setViewportSize({ width: 960, height: 800 });
  await expectFitWith(page, spacing, 'longer words');
});

test('on a sheet of paper in landscape a day stands in lines from edge to edge, and none of them is now', async ({
  page,
}) => {
  await page.clock.setFixedTime(morning);
  await page.setViewportSize({ width: 1000, height: 720 });
  await page.goto('/program');
  await hydrated(page.locator('#day'));
  const now = page.locator('#day').getByText(nowWord, { exact: true });
  await expect(now).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(now).toBeHidden();
  const lines = await page.locator('#day li').evaluateAll((parts) =>
    parts.map((part) => {
      const [time, title, text] = ['time', 'h3', 'p'].map((name) => part.querySelector(name)!.getBoundingClientRect());
      return { top: time!.top, isInLine: time!.right <= title!.left && title!.right <= text!.left, end: text!.right };
    }),
  );
  expect(lines.filter(({ isInLine, end }) => !isInLine || end > 1000)).toEqual([]);
  expect(lines.map(({ top }) => top)).toEqual(lines.map(({ top }) => top).toSorted((one, other) => one - other));
  expect(new Set(lines.map(({ top }) => top)).size).toBe(lines.length);
});
