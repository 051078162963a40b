// npm run screenshots: pictures of the built main pages at four widths, light and dark, in the folder .screenshots/.
// npm run screenshots -- /about /contact-us --forced: these pages only, in forced colours too. --all: every page that the build writes.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium as systemChromium } from './chromium.mjs';
import { environment, install, node, root, run } from './prepare.mjs';

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
if (await run(node, ['tasks/build.mjs'])) process.exit(1);
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
const gateway = await serve();
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
  await gateway.stop();
}
console.log(`The pictures are in ${relative(process.cwd(), folder) || '.'}`);

/** All pages at one width in one look. Each is scrolled through first, so that what waits to come near has come. */
async function picture(look, settings, width) {
  const context = await browser.newContext({
    baseURL: gateway.url,
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    ...settings,
  });
  // The map of another service would keep the page waiting where that cannot be reached.
  await context.route(
    ({ origin }) => origin !== gateway.url,
    (route) => route.abort(),
  );
  for (const address of addresses) {
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      scrollTo(0, 0);
      // A picture that is not shown at this width never loads, and one in a slide out of view may not either: it is not waited for.
      const shown = [...document.images].filter((image) => image.checkVisibility() && image.complete);
      await Promise.allSettled(shown.map((image) => image.decode()));
    });
    const name = address.slice(1).replace(/[^\w-]+/g, '-') || 'home';
    await page.screenshot({ path: join(folder, `${name}-${look}-${width}.png`), fullPage: true });
    await page.close();
  }
  await context.close();
  console.log(`${look.padEnd(6)} ${String(width).padStart(4)} px   ${addresses.length} pages`);
}

/** The real gateway on a free port, with a mailbox of its own. Resolves once it serves. */
async function serve() {
  const own = mkdtempSync(join(tmpdir(), 'lantern-'));
  const child = spawn(node, ['src/gateway/main.ts'], {
    cwd: root,
    env: { ...environment, PORT: '0', OUTBOX_DIR: join(own, 'outbox'), MAILBOX_DIR: join(own, 'mailbox') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let log = '';
    child.stdout.on('data', (data) => {
      const found = /http:\/\/[\w.:[\]]+:\d+/.exec((log += data));
      if (found) resolve(found[0]);
    });
    child.on('exit', () => reject(new Error(`The gateway did not start:\n${log}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(own, { recursive: true, force: true });
  };
  return { url, stop };
}
