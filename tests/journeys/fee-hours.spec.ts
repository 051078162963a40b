// Three days a week sound like part-time: beside each fee stands what they count as.
import { feeExample } from '#content/values/fees.ts';
import { feeHours } from '#content/values/fees.ts';
import { feeHoursWords } from '#content/words/fee-hours.ts';

import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

test.skip(!feeHours || !feeExample, 'The fees do not hold on the day of the build.');

const said = 'Three 8-hour days a week are about 104 hours a month: full-time, which begins at 100.';

for (const path of ['/', '/program', '/facts'])
  test(
    `${path} says beside the fee what three days a week count as, and leads to the table`,
    { tag: path === '/' ? [] : '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await hydrated(page.locator('main'));
      await page.getByRole('link', { name: said }).click();
      await expect(page).toHaveURL('/program#days');
      const table = page.getByRole('table', { name: feeHoursWords.caption });
      await expect(table).toBeInViewport();
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '8', exact: true }) });
      await expect(row.getByRole('cell')).toHaveText([
        /34¾ ?fewer/,
        /69¼ ?part-time/,
        /104\* close to a limit ?full-time/,
        /138¾ ?full-time/,
        /173¼ ?full-time/,
      ]);
      // All of it is in view at once, without scrolling to the side.
      expect(await table.evaluate((each) => each.scrollWidth <= each.parentElement!.clientWidth)).toBe(true);
    },
  );

test('the table goes with the fee from an open page, after its last day', async ({ page }) => {
  await page.clock.install({ time: feeHours!.ends! - 60_000 });
  await page.goto('/program');
  await hydrated(page.locator('main'));
  await expect(page.locator('#days')).toBeVisible();
  await page.clock.fastForward(180_000);
  await expect(page.locator('#days')).toHaveCount(0);
  await expect(page.getByText(said)).toHaveCount(0);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('the table stands there without scripts', async ({ page }) => {
    await page.goto('/program');
    await expect(page.locator('#days').getByRole('table')).toBeVisible();
  });
});
