import { defineConfig } from '@playwright/test';

import { foundChromium } from '../tasks/chromium.ts';
import { journeys, releaseJourneys } from './any-daycare.ts';
import type { Engine } from './browsers/site.ts';

/** Journeys and audits drive the system's Chromium against the built site, the real gateway and a real SMTP server (site.ts). */
export default defineConfig<object, { engine: Engine }>({
  forbidOnly: true,
  fullyParallel: true,
  // More than cores: a journey waits for loads and movements, and its core is free meanwhile.
  workers: '150%',
  timeout: 60_000,
  // Beside other work a page may take longer than the default of five seconds to load its scripts.
  expect: { timeout: 15_000 },
  reporter: [
    // The JSON of a run goes into a file that tasks/test.ts names.
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? ([['dot'], ['json']] as const) : ([['list']] as const)),
    ['../a11y/audit-reporter.ts'],
  ],
  outputDir: '../test-results/browser',
  use: {
    screenshot: 'only-on-failure',
    locale: 'en-CA',
    timezoneId: 'America/Edmonton',
    // No test waits for a movement that it does not ask about; those that do say so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: foundChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // No process that waits for another page: it takes a fifth of the time. Chromium heeds one such list, so those are named again that Playwright switches off.
        '--disable-features=SpareRendererForSitePerProcess,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PaintHolding,ThirdPartyStoragePartitioning,OptimizationHints,NetworkTimeServiceQuerying',
      ],
    },
  },
  projects: [
    { name: 'journeys', testDir: 'journeys', grep: journeys, grepInvert: /@release/ },
    // The same promises at more widths, and on every page of the template instead of one: minutes that only a release takes.
    { name: 'journeys of a release', testDir: 'journeys', grep: releaseJourneys },
    // The same few journeys in three browsers, which are not Playwright's own (browsers/site.ts).
    ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testDir: 'browsers',
      use: { engine },
    })),
    // One test of an audit judges a page in up to eight ways, or walks through all of it.
    { name: 'axe', testDir: '../a11y', testMatch: 'quick.spec.ts', timeout: 180_000 },
    { name: 'audits', testDir: '../a11y', testIgnore: 'quick.spec.ts', timeout: 180_000 },
  ],
});
