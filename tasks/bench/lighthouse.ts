import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

import { chromium } from '../chromium.ts';

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * One run of Lighthouse with its mobile settings, in a fresh browser. Now and then the browser paints nothing at all, with or without scripts. Lighthouse then has
 * no figures; this is printed, and it runs again, three times at most.
 */
export async function lighthouseResult(url: string, onlyCategories: readonly string[]): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await runOnce(url, onlyCategories);
    if (!result.runtimeError) return result;
    if (tries === 3) throw new Error(`${url}: ${result.runtimeError.message}`);
    console.warn(`${url}: ${result.runtimeError.code}, again`);
  }
}

async function runOnce(url: string, onlyCategories: readonly string[]): Promise<Result> {
  const chrome = await launch({ chromePath: chromium(), chromeFlags: flags, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...onlyCategories],
      disableFullPageScreenshot: true,
      logLevel: 'error',
      output: 'json',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
