// Playwright fixtures: pages that are reused from one test to the next, so that the audits of a page load it once. Viewport, colour mode, scroll position and focus are
// reset for each test; a test must not change the page in any other way.
import type { BrowserContext, Page } from '@playwright/test';

import { test as base } from '../tests/site.ts';
import { toTop, visit, visitWithoutScripts, setColorMode } from './visit.ts';

interface Size {
  width: number;
  height: number;
}
type OpenPage = (path: string, size: Size) => Promise<Page>;

interface PageFixtures {
  /** The page with every part hydrated, in the light colour mode, scrolled to its top, with nothing focused. */
  hydrated: OpenPage;
  /** The page as it is without scripts, in the same condition. */
  withoutScripts: OpenPage;
}

export const test = base.extend<object, PageFixtures>({
  hydrated: [async ({ browser, gateway }, provide) => reusePage(visit, browser, gateway, provide), { scope: 'worker' }],
  withoutScripts: [
    async ({ browser, gateway }, provide) => reusePage(visitWithoutScripts, browser, gateway, provide),
    { scope: 'worker' },
  ],
});

async function reusePage(
  load: typeof visit,
  browser: { newContext(options: object): Promise<BrowserContext> },
  { url }: { url: string },
  provide: (openPage: OpenPage) => Promise<void>,
) {
  let page: Page | undefined;
  let openPath: string | undefined;
  await provide(async (path, size) => {
    if (page && openPath === path) {
      await page.bringToFront();
      await page.setViewportSize(size);
      await setColorMode(page, 'light');
      await toTop(page);
      return page;
    }
    openPath = undefined;
    await page?.context().close();
    const context = await browser.newContext({ baseURL: url, locale: 'en-CA', timezoneId: 'America/Edmonton' });
    page = await context.newPage();
    await load(page, path, { size });
    openPath = path;
    return page;
  });
  await page?.context().close();
}
