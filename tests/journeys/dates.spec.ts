import { longDate } from '#content/rules/dates.ts';
import { endOf } from '#content/rules/fact-state.ts';
import { house, provider } from '#content/site/provider.ts';
import { closures } from '#content/values/opening.ts';
import { fees as written } from '#content/site/facts.ts';
import { feePane } from '#content/values/fees.ts';
import { closureWords } from '#content/words/closures.ts';
import { words } from '#content/words/registration.ts';

import { expect, test } from '../site.ts';
import { card, dateField, hold, hydrated, submit, toasts, toChild } from './family.ts';

const message = 'Date of Birth must be between 12 months to 12 years.';

/** [what is special, the visitor's moment, the visitor's zone, earliest and latest date of birth, earliest start] */
const moments = [
  ['29 February', '2028-02-29T12:00:00-06:00', 'America/Edmonton', '2016-02-29', '2027-03-01', '2028-02-29'],
  [
    'already tomorrow in Auckland',
    '2026-11-21T12:00:00-06:00',
    'Pacific/Auckland',
    '2014-11-22',
    '2025-11-23',
    '2026-11-22',
  ],
] as const;

for (const [name, moment, zone, earliest, latest, start] of moments) {
  test.describe(() => {
    test.use({ timezoneId: zone });
    test(
      `the windows are the visitor's own: ${name}`,
      { tag: name === '29 February' ? '@release' : [] },
      async ({ page }) => {
        await page.clock.setFixedTime(new Date(moment));
        await page.goto('/');
        await toChild(page);
        const dob = dateField(page, 'Date of birth');
        await expect(dob).toHaveAttribute('min', earliest);
        await expect(dob).toHaveAttribute('max', latest);
        await expect(dateField(page, 'Requested start date')).toHaveAttribute('min', start);
        const before = new Date(`${earliest}T12:00:00Z`);
        before.setUTCDate(before.getUTCDate() - 1);
        const after = new Date(`${latest}T12:00:00Z`);
        after.setUTCDate(after.getUTCDate() + 1);
        for (const [value, allowed] of [
          [earliest, true],
          [latest, true],
          [before.toISOString().slice(0, 10), false],
          [after.toISOString().slice(0, 10), false],
        ] as const) {
          await dob.fill(value);
          await dob.blur();
          await expect(card(page).getByText(message)).toHaveCount(allowed ? 0 : 1);
        }
      },
    );
  });
}

test('a date of birth out of the window is refused at once, in toast and field, and blocks the submit', async ({
  page,
}) => {
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.method() === 'POST')));
  await page.goto('/');
  await toChild(page);
  const dob = dateField(page, 'Date of birth');
  await dob.fill('2001-05-19');
  await dob.blur();
  await expect(toasts(page).filter({ hasText: message })).toHaveCount(1);
  await expect(dob).toHaveAccessibleDescription(new RegExp(message));
  await submit(page);
  await expect(dob).toBeFocused();
  await expect(toasts(page).filter({ hasText: message })).toHaveCount(1);
  expect(posts).toBe(0);
});

for (const year of ['23', '20266'])
  test(`a date whose year is typed as ${year} is refused when it is left, with the advice to write four digits`, async ({
    page,
  }) => {
    await page.goto('/');
    await toChild(page);
    for (const [label, refusal] of [
      ['Requested start date', 'Invalid date, Date must be after'],
      ['Date of birth', message],
    ] as const) {
      const date = dateField(page, label);
      await date.focus();
      // This browser's date field asks for month, day and year in this order.
      await page.keyboard.type(`0519${year}`);
      await date.blur();
      await expect(date).toHaveAccessibleDescription(new RegExp(`${refusal}.* ${words.shortYear}$`));
      await date.fill('');
    }
  });

test('a date that nobody has touched says nothing when it is left; one that was emptied does', async ({ page }) => {
  await page.goto('/');
  await toChild(page);
  const start = dateField(page, 'Requested start date');
  await start.focus();
  await dateField(page, 'Date of birth').focus();
  await card(page).getByLabel('Child’s first name').focus();
  await expect(card(page).locator('[aria-invalid=true]')).toHaveCount(0);
  await start.fill('2030-01-15');
  await start.fill('');
  await start.blur();
  await expect(start).toHaveAccessibleDescription(/Invalid date, Date is required/);
});

for (const path of ['/', '/program', '/about', '/facts'])
  test.describe(`the fees on ${path}`, { tag: path === '/' ? [] : '@release' }, () => {
    test.use({ timezoneId: 'Pacific/Auckland' });
    const [fullTime = '', partTime = ''] = written.list.map(({ sum }) => sum);
    const { ends = 0 } = feePane.said[0] ?? {};

    test(`stand in an open ${path} until midnight in Alberta after their last day, wherever its reader is, and go with a sentence`, async ({
      page,
    }) => {
      await page.clock.install({ time: ends - 120_000 });
      await page.goto(path);
      await hydrated(page.locator('main'));
      const fees = page.locator('main').getByText(fullTime).or(page.locator('main').getByText(partTime));
      await page.clock.fastForward(60_000);
      await expect(fees.first()).toBeVisible();
      await expect(page.getByText(feePane.otherwise)).toHaveCount(0);
      await page.clock.fastForward(120_000);
      await expect(page.locator('main').getByText(feePane.otherwise).first()).toBeVisible();
      await expect(fees).toHaveCount(0);
    });

    test(`are not shown by ${path} of a build that has grown old`, async ({ page }) => {
      await page.clock.setFixedTime(ends);
      await page.goto(path);
      await expect(page.locator('main').getByText(feePane.otherwise).first()).toBeVisible();
      await expect(page.getByText(fullTime)).toHaveCount(0);
    });

    test.describe(() => {
      test.use({ javaScriptEnabled: false });
      test(`have their last day beside them on ${path} without scripts`, async ({ page }) => {
        await page.goto(path);
        const main = page.locator('main');
        for (const said of [fullTime, longDate(written.list[0]!.until!)])
          await expect(main.getByText(said).first()).toBeVisible();
      });
    });
  });

test(
  'a slow press on the contact page reaches the days on which the daycare is closed, although the page says meanwhile that it is closed today',
  { tag: '@any-daycare' },
  async ({ page }) => {
    const next = closures.find(({ every, house: of }) => !every && (!of || of === house));
    test.skip(!next, 'The last day in closures.yaml has passed.');
    await page.clock.install({ time: endOf(next!.until, provider.utcOffset) - 120_000 });
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await page.locator('#find-us').getByRole('link', { name: closureWords.all }).hover();
    await page.mouse.down();
    release();
    await expect(page.locator('#find-us')).toContainText(closureWords.now(next!));
    await page.mouse.up();
    await expect(page.locator('#closed').getByRole('row').first()).toContainText(closureWords.days(next!));
  },
);
