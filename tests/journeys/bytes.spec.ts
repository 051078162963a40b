// What a visit really transfers, and that nothing jumps. Bytes and shifts do not depend on the machine, so they are asserted.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

import type { Page } from '@playwright/test';

import { routes } from '../../src/routes.ts';
import { live, settle } from '../../a11y/visit.ts';
import { families } from '../../tasks/fonts/subset.ts';
import { expect, test } from '../site.ts';
import { hold, picturesInView } from './family.ts';

const main = routes.filter(({ group }) => group === 'main').map(({ path }) => path);
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Opens a page, waits until it is hydrated and the network is idle, and returns the bytes that were transferred, by kind, without any interaction. */
async function fetched(page: Page, path: string) {
  const files: { kind: string; url: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const url = request.url();
    files.push({
      // Scripts are fetched, and then imported from the browser's cache, of which less than nothing is said to come.
      kind: url.endsWith('.js') ? 'script' : request.resourceType(),
      url,
      bytes: request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)),
    });
  });
  await page.goto(path);
  await live(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(files.map(async ({ kind, url, bytes }) => ({ kind, url, bytes: await bytes })));
  const sum = (kind?: string) =>
    sizes.filter((file) => !kind || file.kind === kind).reduce((all, { bytes }) => all + bytes, 0);
  return { sum, files: sizes };
}

/** What a server may send before it hears from the browser: ten segments of 1,460 bytes (RFC 6928). The rest comes a round trip later. */
const firstFlight = 14_600;

test('every page of the provider arrives whole in the first round trip of a connection, with its headers; no sample but the design system needs much more', async ({
  gateway,
}) => {
  for (const { path, group } of routes.filter((row) => row.path !== '/design-system')) {
    // As a browser asks for a page; only Node's own client tells the bytes that came.
    const call = get(gateway.url + path, {
      headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: 'text/html' },
    });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const { socket } = answer;
    answer.resume();
    await once(answer, 'end');
    expect(answer.headers['content-encoding'], path).toBe('br');
    // A landing page has three dozen icons in its HTML (decision 003). Its head comes with the first bytes, so the styles are not asked for later.
    expect(socket.bytesRead, path).toBeLessThan(firstFlight + (group === 'main' ? 0 : 1_000));
    expect(socket.bytesRead, path).toBeGreaterThan(1000);
    socket.destroy();
  }
});

/** Budgets in bytes of brotli (decision 012). */
const budget = { script: 170_000, stylesheet: 30_000 };

for (const density of [2, 3])
  test.describe(`on a phone with ${density} dots to a pixel`, () => {
    test.use({ viewport: phone, deviceScaleFactor: density, isMobile: true, hasTouch: true });

    test(
      `the whole of / before scrolling is at most 350 KB at density ${density}, and of it 170 KB of scripts and 30 KB of styles`,
      {
        tag: density === 3 ? [] : '@release',
      },
      async ({ page }) => {
        const { sum } = await fetched(page, '/');
        const kinds = ['document', 'stylesheet', 'script', 'font', 'image'] as const;
        console.log(
          `/ at density ${density}: ${kilobytes(sum())} (${kinds.map((kind) => `${kind} ${kilobytes(sum(kind))}`).join(', ')})`,
        );
        for (const kind of kinds) expect(sum(kind), kind).toBeGreaterThan(5_000);
        for (const [type, most] of Object.entries(budget)) expect(sum(type), type).toBeLessThanOrEqual(most);
        expect(sum()).toBeLessThanOrEqual(350_000);
      },
    );
  });

// With the code of all parts, which follows after the paint; what comes first is added up for every page in tests/build/bytes.test.ts.
for (const path of ['/index-2', '/blog-list', '/post-gallery'])
  test(
    `a browser loads at most 170 KB of scripts and 30 KB of styles for ${path}`,
    {
      tag: path === '/post-gallery' ? [] : '@release',
    },
    async ({ page }) => {
      await page.setViewportSize(phone);
      const { sum } = await fetched(page, path);
      for (const [type, most] of Object.entries(budget)) {
        expect(sum(type), type).toBeGreaterThan(5_000);
        expect(sum(type), type).toBeLessThanOrEqual(most);
      }
    },
  );

/** Adds up every layout shift from the first frame on, also those within half a second of a key: a key makes the whole page hydrate at once. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** The height of the whole page: what grows below the window shifts nothing yet. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** With a form and slides, with a table, and with a map. */
const varied: readonly string[] = ['/ phone', '/program desk', '/contact-us phone'];
for (const path of main)
  for (const [device, viewport] of Object.entries({ phone, desk }))
    test(
      `nothing on ${path} jumps on a ${device} while it hydrates or is scrolled`,
      { tag: varied.includes(`${path} ${device}`) ? [] : '@release' },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        // The map of another service is not measured, nor are the fonts: on a busy machine they follow the first paint, and what they then move is
        // measured below.
        await page.route(
          ({ hostname, pathname }) => hostname !== '127.0.0.1' || pathname.endsWith('.woff2'),
          (route) => route.abort(),
        );
        await watchShifts(page);
        const release = await hold(page, '**/assets/*.js');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await settle(page);
        const height = await heightOf(page);
        release();
        await live(page);
        await page.waitForLoadState('networkidle');
        expect(await heightOf(page), 'its height once it is hydrated').toBe(height);
        expect(await shifted(page), 'while it loads and hydrates').toBe(0);
        for (const turn of [700, -1400])
          for (let way = 0; way < height; way += Math.abs(turn)) {
            await page.mouse.wheel(0, turn);
            await picturesInView(page);
          }
        // Two decimals are what browsers report. The bar gets lower once the page is scrolled (REQ N14): its name and links move by 6 to 12 px, which
        // is less than 0.0005 each way.
        expect(await shifted(page), 'after scrolling').toBeLessThan(0.005);
      },
    );

for (const path of main)
  test(
    `fonts that load late move next to nothing on ${path}`,
    { tag: path === '/' ? [] : '@release' },
    async ({ page }) => {
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport);
        await watchShifts(page);
        const release = await hold(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
        await settle(page);
        release();
        await page.evaluate(() => document.fonts.ready);
        await settle(page);
        const sum = await shifted(page);
        console.log(`${path} at ${viewport.width} px with late fonts: ${sum.toFixed(4)}`);
        expect(sum).toBeLessThan(0.05);
        await page.unrouteAll();
      }
    },
  );

for (const path of ['/', '/index-2', '/post-slide-show'])
  test(
    `what follows a carousel of ${path} stays in place where scrollbars take room`,
    { tag: path === '/' ? [] : '@release' },
    async ({ playwright, launchOptions, baseURL }) => {
      // Playwright hides the scrollbars of its browser.
      const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
      const page = await browser.newPage({ baseURL, viewport: desk });
      const release = await hold(page, '**/assets/*.js');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      const before = await heightOf(page);
      release();
      await page.keyboard.press('Shift');
      await expect(page.locator('.carousel-view[data-ready]').first()).toBeVisible();
      await live(page);
      expect(await heightOf(page)).toBe(before);
      await browser.close();
    },
  );

for (const path of ['/', '/post-standard', '/design-system'])
  test(
    `the words of ${path} are set in weights that the fonts have`,
    { tag: path === '/' ? [] : '@release' },
    async ({ page }) => {
      await page.goto(path);
      const asked = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
          .map((element) => getComputedStyle(element))
          .map(({ fontFamily, fontWeight }) => ({ family: fontFamily, weight: Number(fontWeight) })),
      );
      for (const { name, weights } of families) {
        const wrong = asked
          .filter(({ family }) => family.split(',')[0]!.includes(name))
          .filter(({ weight }) => weight < weights.min || weight > weights.max);
        expect(wrong, `${name} on ${path}`).toEqual([]);
      }
      expect(asked.length, path).toBeGreaterThan(50);
    },
  );
