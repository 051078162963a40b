// npm run screenshots: pictures of the built main pages at four widths, light and dark, in the folder .screenshots/.
// npm run screenshots -- /about /contact-us --forced: these pages only, in forced colours too. --all: every page that the build writes.
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium as systemChromium } from './chromium.ts';
import { gateway } from './gateway.ts';
import { install, node, root, run } from './prepare.mjs';

const widths = [390, 768, 1280, 1920];
const looks = {
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

install();
if (await run(node, ['tasks/build.ts'])) process.exit(1);
const { builtPages } = await import(pathToFileURL(join(root, 'dist/prerender/prerender.js')).href);
// Only addresses are asked for: what the pages say of the last audit does not matter.
const built = [...builtPages({})].map(({ route, search }) => ({ address: route.path + search, group: route.group }));
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

const { chromium } = await import('@playwright/test');
const folder = join(root, '.screenshots');
mkdirSync(folder, { recursive: true });
const served = await gateway();
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const [look, settings] of Object.entries(looks)) {
    if (look === 'forced' && !options.includes('--forced')) continue;
    for (const width of widths) await picture(look, settings, width);
  }
} finally {
  await browser.close();
  await served.stop();
}
console.log(`The pictures are in ${relative(process.cwd(), folder) || '.'}`);

/** All pages at one width in one look. */
async function picture(look, settings, width) {
  const size = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({
    baseURL: served.url,
    viewport: size,
    reducedMotion: 'reduce',
    ...settings,
  });
  // The map of another service would keep the page waiting where that cannot be reached.
  await context.route(
    ({ origin }) => origin !== served.url,
    (route) => route.abort(),
  );
  for (const address of addresses) {
    const page = await context.newPage();
    await page.goto(address);
    // Everything in the window, so that what waits to come near comes.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height });
    await page.evaluate(picturesInWindow);
    await page.setViewportSize(size);
    const name = address.slice(1).replace(/[^\w-]+/g, '-') || 'home';
    await page.screenshot({ path: join(folder, `${name}-${look}-${width}.png`), fullPage: true });
    await page.close();
  }
  await context.close();
  console.log(`${look.padEnd(6)} ${String(width).padStart(4)} px   ${addresses.length} pages`);
}

/** Runs in the page: waits for all pictures that show; in a row of slides some are cut off, and those do not load. */
async function picturesInWindow() {
  const shown = [...document.images].filter((image) => {
    const { left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && right > 0 && left < innerWidth;
  });
  await Promise.allSettled(shown.map((image) => image.decode()));
}
