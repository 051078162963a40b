// A journey's visitor: a tab of the browser that the project names, and a line to the gateway.
import { foundChromium } from '../../tasks/chromium.ts';
import { test as site } from '../site.ts';
import type { Browser } from './drivers/driver.ts';
import { launchPuppeteer } from './drivers/puppeteer.ts';
import { launchWebKit } from './drivers/webkit.ts';
import { openLine, type Line } from './line.ts';
import { Visitor } from './visitor.ts';

export { expect } from '@playwright/test';

export type Engine = 'chromium' | 'firefox' | 'webkit';

const launch: Record<Engine, () => Promise<Browser>> = {
  chromium: () => launchPuppeteer({ browser: 'chrome', executablePath: foundChromium()! }),
  firefox: () => launchPuppeteer({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' }),
  webkit: launchWebKit,
};

export const test = site.extend<{ visitor: Visitor; line: Line }, { engine: Engine; running: Browser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, provide) => {
      const browser = await launch[engine]();
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  line: async ({ gateway }, provide) => {
    const line = await openLine(gateway.url);
    await provide(line);
    line.close();
  },
  visitor: async ({ running, line }, provide) => {
    const tab = await running.openTab();
    await provide(new Visitor(tab, line.url));
    await tab.close();
  },
});
