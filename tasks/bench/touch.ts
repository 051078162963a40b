// npm run bench -- --touch: how fast the page reacts to a touch on a processor slowed four times: the menu button, a key in the first field of the form, Next, the
// menu button before the scripts have run, and a link to the next page.
import { setTimeout as pause } from 'node:timers/promises';

import { chromium as playwright, type Browser, type Page } from '@playwright/test';

import { chromium } from '../chromium.ts';
import { gateway } from '../gateway.ts';
import { timed, timedHeading, recordEvents } from './event-timing.ts';
import { median, quantile, table, type Row } from './figures.ts';
import { built } from './site.ts';

const slowed = 4;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const menuButton = 'header button[aria-controls=menu]';
const expanded = (isOpen: boolean) => `${menuButton}[aria-expanded=${isOpen}]`;
const firstField = '#register input:not([type=hidden])';

/** Measures on a fresh page, `left` times at most, each in ms; undefined where the page did not react. */
type Measure = (page: Page, url: string, left: number) => Promise<readonly (number | undefined)[]>;

/** Prints the median and the 98th percentile of `times` interactions of each kind, in ms. */
export async function touch(times: number): Promise<void> {
  await built();
  const ours = await gateway();
  const browser = await playwright.launch({
    executablePath: chromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const lines: Row[] = [['interaction', 'times', 'median ms', 'p98 ms', 'lost']];
  try {
    for (const [name, measure] of Object.entries(interactions)) {
      const took: number[] = [];
      let lost = 0;
      while (took.length + lost < times) {
        const page = await opened(browser);
        for (const time of await measure(page, ours.url, times - took.length - lost))
          if (time === undefined) lost += 1;
          else took.push(time);
        await page.context().close();
      }
      const line = [name, took.length, Math.round(median(took)), Math.round(quantile(took, 0.98)), lost];
      lines.push(line);
      console.log(line.join('\t'));
    }
  } finally {
    await browser.close();
    await ours.stop();
  }
  console.log(`\n${table(lines)}`);
}

const interactions: Readonly<Record<string, Measure>> = {
  'the menu button': async (page, url, left) => {
    await openHydrated(page, `${url}/`);
    const button = page.locator(menuButton);
    return repeated(left, async (index) => timed(page, 'click', () => button.tap(), expanded(index % 2 === 0)));
  },
  'a key in the form’s first field': async (page, url, left) => {
    await openHydrated(page, `${url}/`);
    await touchForm(page);
    await page.waitForFunction(isHydrated, firstField);
    return repeated(Math.min(left, 25), () => timed(page, 'keydown', () => page.keyboard.press('a'), firstField));
  },
  Next: async (page, url, left) => {
    await openHydrated(page, `${url}/`);
    await touchForm(page);
    await page.waitForFunction(isHydrated, '#register button');
    const next = page.locator('#register').getByRole('button', { name: 'Next' });
    // Nothing is filled in, so Next marks the first field that lacks an answer.
    return repeated(Math.min(left, 10), () => timed(page, 'click', () => next.tap(), '#register [aria-invalid=true]'));
  },
  'the menu button, touched before the scripts have run': async (page, url) => {
    // As long as the first bytes of a script take on a slow line.
    await page.route('**/*.js', async (route) => {
      await pause(150);
      await route.continue();
    });
    await page.goto(`${url}/`, { waitUntil: 'commit' });
    const button = page.locator(menuButton);
    await button.waitFor();
    return [await timed(page, 'click', () => button.tap(), expanded(true))];
  },
  'the heading of the next page': async (page, url, left) => {
    await openHydrated(page, `${url}/program`);
    return repeated(Math.min(left, 10), async (index) => {
      const to = index % 2 ? '/program' : '/about';
      const link = page.locator(`footer nav a[href="${to}"]`);
      await link.scrollIntoViewIfNeeded();
      // A page is loaded ahead while its link is in view, which it is for a moment before anybody touches it.
      await page.waitForTimeout(300);
      return timedHeading(page, link, to);
    });
  },
};

async function repeated<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  const results = [];
  for (let index = 0; index < count; index += 1) results.push(await work(index));
  return results;
}

async function opened(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await recordEvents(page);
  return page;
}

async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await page.waitForFunction(isHydrated, menuButton);
  await page.waitForLoadState('networkidle');
}

/** The form hydrates when it comes near the window or is touched. */
async function touchForm(page: Page) {
  await page.locator('#register').scrollIntoViewIfNeeded();
  await page.locator(`${firstField}:visible`).first().tap();
}

/** Runs in the page: whether React has hydrated the part that the element is in. */
function isHydrated(selector: string): boolean {
  const element = document.querySelector(selector);
  return element !== null && element.closest('[data-hydrating]') === null;
}
