// npm run screenshots: takes pictures of the built main pages at four widths, light and dark, into the folder .screenshots/.
//   npm run screenshots -- /about /contact-us   these pages only
//   npm run screenshots -- --forced             in forced colours too
//   npm run screenshots -- --all                every page that the build writes
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { chromium, type BrowserContextOptions } from '@playwright/test';

import { importPrerender } from './build/server.ts';
import { chromium as systemChromium } from './chromium.ts';
import { startGateway } from './gateway.ts';
import { node, root, run } from './programs.ts';

const widths = [390, 768, 1280, 1920];
const schemes: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
};

const wanted = process.argv.slice(2);
const options = wanted.filter((word) => word.startsWith('--'));
const named = wanted.filter((word) => word.startsWith('/'));
if (
  options.some((option) => !['--all', '--forced'].includes(option)) ||
  options.length + named.length < wanted.length
) {
  console.error('Paths begin with a slash; options are --all and --forced.');
  process.exit(1);
}

if (await run(node, ['tasks/build.ts'])) process.exit(1);
const { builtPages } = await importPrerender(join(root, 'dist/server'));
const built = builtPages.map(({ route, search }) => ({
  address: route.path + search,
  group: route.group,
}));
const unknown = named.filter((path) => !built.some(({ address }) => address === path));
if (unknown.length) {
  console.error(`No page is built at ${unknown.join(', ')}.`);
  process.exit(1);
}
const addresses = built
  .filter(({ address, group }) =>
    named.length ? named.includes(address) : options.includes('--all') || group === 'main',
  )
  .map(({ address }) => address);

const folder = join(root, '.screenshots');
mkdirSync(folder, { recursive: true });
const served = await startGateway();
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const [scheme, settings] of Object.entries(schemes)) {
    if (scheme === 'forced' && !options.includes('--forced')) continue;
    for (const width of widths) await picture(scheme, settings, width);
  }
} finally {
  await browser.close();
  await served.stop();
}
console.log(`The pictures are in ${relative(process.cwd(), folder) || '.'}`);

/** All pages at one width in one colour scheme. */
async function picture(scheme: string, settings: BrowserContextOptions, width: number) {
  const size = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({
    baseURL: served.url,
    viewport: size,
    reducedMotion: 'reduce',
    ...settings,
  });
  // Without a network, a page would wait for the map, which comes from another service.
  await context.route(
    ({ origin }) => origin !== served.url,
    (route) => route.abort(),
  );
  for (const address of addresses) {
    const page = await context.newPage();
    await page.goto(address);
    // A window as high as the page, because pictures and parts load only when they come near the window.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height });
    await page.evaluate(picturesInWindow);
    await page.setViewportSize(size);
    const name = address.slice(1).replace(/[^\w-]+/g, '-') || 'home';
    await page.screenshot({ path: join(folder, `${name}-${scheme}-${width}.png`), fullPage: true });
    await page.close();
  }
  await context.close();
  console.log(`${scheme.padEnd(6)} ${String(width).padStart(4)} px   ${addresses.length} pages`);
}

/** Runs in the page: waits for all pictures that are visible. Slides outside the window at the side are left out: they do not load. */
async function picturesInWindow() {
  const shown = [...document.images].filter((image) => {
    const { left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && right > 0 && left < innerWidth;
  });
  await Promise.allSettled(shown.map((image) => image.decode()));
}
