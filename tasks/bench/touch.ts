// npm run bench -- --touch: how soon a touch is answered on a processor slowed four times, as Event Timing tells it: the menu button, the first field of the
// form, Next; the very first touch before the scripts have run; and how soon the heading of the next page is there.
import { chromium as playwright, errors } from '@playwright/test';

import { chromium } from '../chromium.ts';
import { gateway } from '../gateway.ts';
import { built, median, quantile, table } from './site.ts';

const slowed = 4;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Prints the median and the 98th percentile of so many interactions of each kind, in ms. */
export async function touch({ times }) {
  await built();
  const ours = await gateway();
  const browser = await playwright.launch({
    executablePath: chromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const lines = [['interaction', 'times', 'median ms', 'p98 ms', 'lost']];
  try {
    for (const [name, measure] of Object.entries(kinds)) {
      const took = [];
      let lost = 0;
      while (took.length + lost < times) {
        const page = await opened(browser);
        const results = await measure(page, ours.url, times - took.length - lost);
        took.push(...results.filter((one) => one !== undefined));
        lost += results.filter((one) => one === undefined).length;
        await page.context().close();
      }
      lines.push([name, took.length, Math.round(median(took)), Math.round(quantile(took, 0.98)), lost]);
      console.log(lines.at(-1).join('\t'));
    }
  } finally {
    await browser.close();
    await ours.stop();
  }
  console.log(`\n${table(lines)}`);
}

const kinds = {
  'the menu button': async (page, url, left) => {
    await awake(page, `${url}/`);
    const button = page.locator('header button[aria-controls=menu]');
    return many(left, async (index) => timed(page, 'click', () => button.tap(), isExpanded, index % 2 === 0));
  },
  'a key in the form’s first field': async (page, url, left) => {
    await awake(page, `${url}/`);
    await page.locator('#register').scrollIntoViewIfNeeded();
    const field = page.locator('#register input:not([type=hidden]):visible').first();
    await field.tap();
    await page.waitForFunction(isAwake, '#register input:not([type=hidden])');
    return many(Math.min(left, 25), () =>
      timed(
        page,
        'keydown',
        () => page.keyboard.press('a'),
        () => true,
      ),
    );
  },
  Next: async (page, url, left) => {
    await awake(page, `${url}/`);
    await page.locator('#register').scrollIntoViewIfNeeded();
    const next = page.locator('#register').getByRole('button', { name: 'Next' });
    await page.locator('#register input:not([type=hidden]):visible').first().tap();
    await page.waitForFunction(isAwake, '#register button');
    // Nothing is filled in: Next tells of the first field that lacks an answer.
    return many(Math.min(left, 10), () =>
      timed(
        page,
        'click',
        () => next.tap(),
        () => document.querySelector('#register [aria-invalid=true]') !== null,
      ),
    );
  },
  'the menu button, touched before the scripts have run': async (page, url) => {
    // As long as the first bytes of a script take on a slow line.
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.goto(`${url}/`, { waitUntil: 'commit' });
    const button = page.locator('header button[aria-controls=menu]');
    await button.waitFor();
    return [await timed(page, 'click', () => button.tap(), isExpanded, true)];
  },
  'the heading of the next page': async (page, url, left) => {
    await awake(page, `${url}/program`);
    const ways = ['/about', '/program'];
    return many(Math.min(left, 10), async (index) => {
      const to = ways[index % 2];
      const link = page.locator(`footer nav a[href="${to}"]`);
      await link.scrollIntoViewIfNeeded();
      // A finger is on the glass before the click; the code may have come by then, as it has when the link was in view.
      await page.waitForTimeout(300);
      return heading(page, link, to);
    });
  },
};

async function many(count, deed) {
  const results = [];
  for (let index = 0; index < count; index += 1) results.push(await deed(index));
  return results;
}

async function opened(browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.addInitScript(() => {
    window.events = [];
    new PerformanceObserver((list) => window.events.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    });
  });
  return page;
}

const isAwake = (selector) => {
  const element = document.querySelector(selector);
  return element && element.closest('[data-hydrating]') === null;
};

const isExpanded = (wanted) =>
  document.querySelector('header button[aria-controls=menu]').getAttribute('aria-expanded') === String(wanted);

async function awake(page, url) {
  await page.goto(url);
  await page.waitForFunction(isAwake, 'header button[aria-controls=menu]');
  await page.waitForLoadState('networkidle');
}

/**
 * The longest Event Timing of a deed's events of this name, in ms (up to 16 where the browser tells none: it was quicker). Undefined if what the deed is for
 * does not come about within ten seconds: the touch was lost.
 */
async function timed(page, name, deed, comes, given) {
  await page.evaluate(() => (window.events.length = 0));
  await deed();
  const came = await page.waitForFunction(comes, given, { timeout: 10_000 }).then(
    () => true,
    (error) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    },
  );
  if (!came) return undefined;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
  return page.evaluate(
    (wanted) =>
      Math.max(
        16,
        ...window.events
          .filter((entry) => [wanted, 'pointerdown', 'pointerup', 'keydown', 'keyup'].includes(entry.name))
          .map(({ duration }) => duration),
      ),
    name,
  );
}

/** From the click on a link to the frame in which the new page's heading stands, in ms. */
async function heading(page, link, to) {
  await page.evaluate((path) => {
    const before = document.querySelector('h1').textContent;
    window.arrived = new Promise((resolve) => {
      let began;
      addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
      const look = () => {
        const now = document.querySelector('main h1');
        if (began !== undefined && location.pathname === path && now && now.textContent !== before)
          resolve(performance.now() - began);
        else setTimeout(look, 4);
      };
      look();
    });
  }, to);
  await link.tap();
  return page.evaluate(() => window.arrived);
}
