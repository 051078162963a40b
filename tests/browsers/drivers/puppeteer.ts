// Chromium, by its own protocol, and Firefox, by WebDriver BiDi.
import { launch, type LaunchOptions } from 'puppeteer-core';

import type { Browser } from './driver.ts';

/** Firefox ESR knows no command that turns the screen, which Puppeteer sends along with every size. */
function unlessUnknown(error: Error): void {
  if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error;
}

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
        resize: (width, height) => page.setViewport({ width, height }).catch(unlessUnknown),
        click: (x, y) => page.mouse.click(x, y),
        hover: (x, y) => page.mouse.move(x, y),
        async wheel(x, y, by) {
          await page.mouse.move(x, y);
          await page.mouse.wheel({ deltaY: by });
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        screenshot: () => page.screenshot(),
        // Puppeteer's own waits for a load, which no page has that Firefox kept.
        back: async () => void (await page.evaluate('setTimeout(() => history.back())')),
        forward: async () => void (await page.evaluate('setTimeout(() => history.forward())')),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
