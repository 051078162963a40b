// A parent who is about to call learns whether somebody is there, by Alberta's clock, wherever the number stands.
import type { Page } from '@playwright/test';

import { closures } from '#content/values/opening.ts';
import { provider } from '#content/site/provider.ts';
import { closing } from '#content/site/words/footer.ts';
import { header as words } from '#content/words/header.ts';
import { nowWord } from '#content/words/program-page.ts';

import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';
import { titleOf } from './menus.ts';
import { translatable } from './translate.ts';

const devices = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
const holiday = closures.find(({ open, every }) => !open && !every);
const half = closures.find(({ open, every }) => open && !every);

/** [what is special, the moment in Alberta, what is said] */
const moments = [
  ['before it opens', '2026-12-02T06:30', 'Closed, opens today 6:45 am'],
  ['while it is open', '2026-12-02T10:00', 'Open now, until 5:45 pm'],
  ['in the evening', '2026-12-02T18:00', 'Closed, opens Thursday 6:45 am'],
  ['on a weekend', '2026-12-05T12:00', 'Closed, opens Monday 6:45 am'],
  ...(holiday ? [['on a holiday', `${holiday.from}T10:00`, `Closed today: ${holiday.name}`] as const] : []),
  ...(half ? [['on a half day', `${half.from}T10:00`, 'Open now, until noon'] as const] : []),
] as const;

const inAlberta = (moment: string) => new Date(`${moment}:00${provider.utcOffset}`);
const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const number = (page: Page) => header(page).getByRole('link', { name: provider.phone }).filter({ visible: true });

test.describe('whether the daycare is open', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  for (const [device, viewport] of Object.entries(devices))
    for (const [when, moment, said] of moments)
      test(
        `is said beside its number on a ${device} ${when}`,
        { tag: when === (device === 'phone' ? 'while it is open' : 'in the evening') ? [] : '@release' },
        async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.clock.setFixedTime(inAlberta(moment));
          await page.goto('/');
          await hydrated(header(page));
          if (device === 'desk')
            await expect(number(page)).toHaveAccessibleName(`${words.call} ${provider.phone} ${said}`);
          else {
            await header(page).getByRole('button', { name: words.open }).click();
            await expect(header(page).getByText(said).filter({ visible: true })).toBeInViewport({ ratio: 1 });
          }
          await header(page)
            .getByRole('link', { name: titleOf('/contact-us'), exact: true })
            .filter({ visible: true })
            .click();
          for (const part of [page.locator('main'), footer(page)]) {
            await expect(part.getByText(said)).toBeVisible();
            await expect(part.getByRole('link', { name: provider.phone, exact: true })).toBeVisible();
          }
          // Said where it is reached, and never by itself.
          await expect(
            page.getByText(said).and(page.locator('[aria-live] *, [role=status] *, [role=alert] *')),
          ).toHaveCount(0);
        },
      );

  for (const [moment, said] of [
    ['2026-12-02T10:00', 'Open now'],
    ['2026-12-02T18:00', 'Closed'],
  ] as const)
    test(`is said beside the lantern of a phone, too, in one row, before and after Call comes: ${said}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(inAlberta(moment));
      await page.goto('/');
      await hydrated(header(page));
      const beside = header(page).getByText(said, { exact: true }).filter({ visible: true });
      for (const width of [390, 412]) {
        await page.setViewportSize({ width, height: 844 });
        for (const top of [0, 120, 2400]) {
          await page.evaluate((y) => window.scrollTo(0, y), top);
          // The box of its letters is a pixel higher than its line.
          await expect(beside).toBeInViewport({ ratio: 0.95 });
          if (top) await expect.poll(async () => (await header(page).boundingBox())!.height).toBe(66);
        }
      }
    });

  test('marks the part of the day that it is on /program while it is open, in room that is kept for it', async ({
    page,
  }) => {
    const marks = page.locator('#day').getByText(nowWord, { exact: true }).filter({ visible: true });
    for (const [device, viewport] of Object.entries(devices)) {
      await page.setViewportSize(viewport);
      const heights = [];
      for (const [moment, said] of [
        ['2026-12-02T06:30', []],
        ['2026-12-02T10:05', ['10:00 am']],
        ['2026-12-02T18:00', []],
        ['2026-12-05T12:00', []],
      ] as const) {
        await page.clock.setFixedTime(inAlberta(moment));
        await page.goto('/program');
        await hydrated(page.locator('#day'));
        await expect(footer(page)).toContainText(said.length ? 'Open now' : 'Closed');
        await expect(marks).toHaveCount(said.length);
        const part = page
          .getByRole('listitem')
          .filter({ has: page.getByText(nowWord, { exact: true }).filter({ visible: true }) });
        await expect(part.locator('time')).toHaveText(said);
        heights.push((await page.locator('#day').boundingBox())!.height);
      }
      expect(new Set(heights).size, device).toBe(1);
    }
  });

  test('turns over while the page stands open, and is right again when a sleeping computer wakes, on a page that the browser has translated, too', async ({
    page,
  }) => {
    await translatable(page);
    await page.clock.install({ time: inAlberta('2026-12-02T17:44') });
    await page.goto('/contact-us');
    await hydrated(header(page));
    const places = [number(page), page.locator('main'), footer(page)];
    for (const place of places) await expect(place).toContainText('Open now, until 5:45 pm');
    await page.evaluate(() => window.translate!());
    for (const [minutes, said] of [
      [2, 'Closed, opens Thursday 6:45 am'],
      [7 * 60, 'Closed, opens today 6:45 am'],
      [6 * 60, 'Open now, until 5:45 pm'],
    ] as const) {
      await page.clock.fastForward(minutes * 60_000);
      for (const place of places) await expect(place).toContainText(said);
    }
    // No timer has run meanwhile.
    await page.clock.setFixedTime(inAlberta('2026-12-03T22:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(footer(page)).toContainText('Closed, opens Friday 6:45 am');
    expect(await page.evaluate(() => window.lost)).toEqual([]);
  });
});

test.describe('the lantern', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });
  /** Of the lanterns in the header and in the foot, and of what stands in them beside the words. */
  const windows = (page: Page) =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('.logo .fill-window, [data-door] .fill-window')].map(
          (each) => getComputedStyle(each).fill,
        ),
      ),
    ]);
  const [lit, out] = ['rgb(255, 201, 49)', 'rgb(74, 42, 99)'];

  test('is lit while the door is open, goes out in the open page, and the foot says so without moving', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: inAlberta('2026-12-02T17:44') });
    await page.goto('/');
    await hydrated(header(page));
    await hydrated(footer(page));
    const headline = footer(page).getByRole('heading', { level: 2 }).first();
    await expect(headline).toHaveAccessibleName(closing.whenOpen!.join(' '));
    expect(await windows(page)).toEqual([lit]);
    const { height } = (await headline.boundingBox())!;
    await page.clock.fastForward(2 * 60_000);
    await expect(headline).toHaveAccessibleName(/Thursday at 6:45\sam/);
    expect(await windows(page)).toEqual([out]);
    expect((await headline.boundingBox())!.height).toBe(height);
    // A sheet of paper does not know when it is read.
    await page.emulateMedia({ media: 'print' });
    expect(await windows(page)).not.toContain(out);
  });

  test('shines beside the mission while the door is closed: it is a picture', async ({ page }) => {
    await page.clock.install({ time: inAlberta('2026-12-02T20:00') });
    await page.goto('/about');
    await expect(page.locator('.logo .fill-window').first()).toHaveCSS('fill', out!);
    await expect(page.locator('main .fill-window')).toHaveCSS('fill', lit!);
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test(
    'without scripts the hours of the week stand there, and nothing is said of now',
    { tag: '@any-daycare' },
    async ({ page }) => {
      await page.goto('/');
      for (const part of [header(page), footer(page)]) {
        await expect(part.getByText(provider.hours)).toBeVisible();
        await expect(part.getByText(/open now|closed/i)).toHaveCount(0);
      }
      await expect(page.locator('[data-door]')).toHaveCount(0);
      // In forced colours a lantern with its sun in it would say that the door is open, a full one that it is closed.
      await page.emulateMedia({ forcedColors: 'active' });
      const lanterns = await page.locator('.logo svg').evaluateAll((all) =>
        all.map((lantern) => {
          const [window, sun] = ['.fill-window', '.fill-bow-1'].map((part) =>
            getComputedStyle(lantern.querySelector(part)!),
          );
          return [window!.fill === getComputedStyle(lantern).color, sun!.opacity];
        }),
      );
      expect(lanterns.filter(([isFull, opacity]) => isFull || opacity !== '0')).toEqual([]);
      await expect(footer(page).getByRole('heading', { level: 2 }).first()).toHaveAccessibleName(
        closing.headline.join(' '),
      );
    },
  );
});
