// What Lighthouse says of a page, in a fresh browser.
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

import { chromium } from '../chromium.mjs';

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * One run with Lighthouse's mobile settings. Now and then a browser paints nothing at all, with or without scripts: Lighthouse has no figures then, which is said,
 * and it runs again, three times at most.
 */
export async function lighthouseReport(url: string, onlyCategories: string[]): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const lhr = await report(url, onlyCategories);
    if (!lhr.runtimeError) return lhr;
    if (tries === 3) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    console.warn(`${url}: ${lhr.runtimeError.code}, again`);
  }
}

async function report(url: string, onlyCategories: string[]): Promise<Result> {
  const chrome = await launch({ chromePath: chromium(), chromeFlags: flags, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories,
      disableFullPageScreenshot: true,
      logLevel: 'error',
      output: 'json',
    });
    if (!result) throw new Error(`${url}: Lighthouse has no result.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
