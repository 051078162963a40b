// Chromium, by its own protocol, and Firefox, by WebDriver BiDi.
import { launch, type LaunchOptions } from 'puppeteer-core';

import type { Browser } from './driver.ts';

/** Starts a browser without a window. */
export async function launchPuppeteer(which: Pick<LaunchOptions, 'browser' | 'executablePath'>): Promise<Browser> {
  const browser = await launch({ ...which, args: which.browser === 'chrome' ? ['--no-sandbox'] : [] });
  return {
    async openTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        resize: (width, height) => page.setViewport({ width, height }),
        click: (x, y) => page.mouse.click(x, y),
        hover: (x, y) => page.mouse.move(x, y),
        async wheel(x, y, by) {
          await page.mouse.move(x, y);
          await page.mouse.wheel({ deltaY: by });
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        screenshot: () => page.screenshot(),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
