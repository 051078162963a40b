// Pages that stay open from one test to the next, so that the audits of a page load it once. A test changes the window, the look and the focus, which the next
// begins anew; it leaves the page itself as it was.
import type { BrowserContext, Page } from '@playwright/test';

import { test as base } from '../tests/site.ts';
import { refuseSecondTry } from './second-try.ts';
import { toTop, visit, visitWithoutScripts, setLook } from './visit.ts';

interface Size {
  width: number;
  height: number;
}
type Open = (path: string, size: Size) => Promise<Page>;

interface Opened {
  /** The page with every part hydrated, in light, at its top, with nothing in focus. */
  hydrated: Open;
  /** The page as it is without scripts. */
  plain: Open;
}

export const test = base.extend<{ secondTry: void }, Opened>({
  secondTry: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted: none.
    async ({}, provide, info) => {
      refuseSecondTry(info);
      await provide();
    },
    { auto: true },
  ],
  hydrated: [async ({ browser, gateway }, provide) => keepOpen(visit, browser, gateway, provide), { scope: 'worker' }],
  plain: [
    async ({ browser, gateway }, provide) => keepOpen(visitWithoutScripts, browser, gateway, provide),
    { scope: 'worker' },
  ],
});

async function keepOpen(
  come: typeof visit,
  browser: { newContext(options: object): Promise<BrowserContext> },
  { url }: { url: string },
  provide: (open: Open) => Promise<void>,
) {
  let page: Page | undefined;
  let shown: string | undefined;
  await provide(async (path, size) => {
    if (page && shown === path) {
      await page.bringToFront();
      await page.setViewportSize(size);
      await setLook(page, 'light');
      await toTop(page);
      return page;
    }
    shown = undefined;
    await page?.context().close();
    const context = await browser.newContext({ baseURL: url, locale: 'en-CA', timezoneId: 'America/Edmonton' });
    page = await context.newPage();
    await come(page, path, { size });
    shown = path;
    return page;
  });
  await page?.context().close();
}
