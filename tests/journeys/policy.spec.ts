// The Content-Security-Policy in a real browser (decision 010). That it stops nothing of the site's own is asked of every page in routes.spec.ts and a11y/quick.spec.ts.
import type { Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';

import { live } from '../../a11y/visit.ts';
import { expect, test } from '../site.ts';

declare global {
  interface Window {
    stopped: string[];
  }
}

/** Records what the policy blocks, from before the first of the page's own scripts. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.stopped = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.stopped.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => window.stopped);
}

test('the map loads only when it comes near, is a stop of Tab only then, is 600 px high, and nobody needs it; a frame of another host does not load', async ({
  page,
}) => {
  const stopped = await watch(page);
  let asked = 0;
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked += 1;
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Map</title><p>The prairie from above</p>',
    });
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/contact-us');
  await live(page);
  expect(asked).toBe(0);
  const map = page.locator('iframe[title^="Map"]');
  await expect(map).toHaveJSProperty('tabIndex', -1);
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByText('The prairie from above')).toBeVisible();
  expect(asked).toBe(1);
  await expect(map).toHaveJSProperty('tabIndex', 0);
  expect((await map.boundingBox())?.height).toBe(600);
  await expect(page.getByRole('main').getByText(provider.address.street).last()).toBeVisible();
  await expect(page.getByRole('link', { name: /directions/i })).toHaveAttribute('href', /^https:\/\//);
  expect(await stopped()).toEqual([]);
  await map.evaluate((frame: HTMLIFrameElement) => (frame.src = 'https://maps.elsewhere.example/'));
  await expect.poll(stopped).toEqual(['frame-src https://maps.elsewhere.example ']);
});

test('the film plays with its captions', async ({ page }) => {
  const stopped = await watch(page);
  await page.goto('/post-video');
  await live(page);
  const film = page.locator('main video');
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBeGreaterThan(3);
  expect(await film.evaluate((video: HTMLVideoElement) => [Math.round(video.duration), video.paused])).toEqual([
    33,
    false,
  ]);
  expect(await stopped()).toEqual([]);
});

test('pictures are cropped where the page says, by classes: a style attribute would need its hash in the policy', async ({
  page,
}) => {
  await page.goto('/');
  const crops = await page.locator('img[class*=focus-x]').evaluateAll((images) =>
    images.map((img) => ({
      said: [...img.className.matchAll(/focus-[xy]-(\d+)/g)].map(([, number]) => `${number}%`).join(' '),
      shown: getComputedStyle(img).objectPosition,
    })),
  );
  expect(crops.length).toBeGreaterThan(10);
  for (const { said, shown } of crops) expect(shown).toBe(said);
});

test('a window over the page opens, holds the page still and lets it go, without a style sheet of its own', async ({
  page,
}) => {
  const stopped = await watch(page);
  await page.goto('/gallery');
  await live(page);
  await page
    .locator('main')
    .getByRole('button', { name: /larger|open|enlarge/i })
    .or(page.locator('main a[href*="/pictures/"]'))
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  expect(await stopped()).toEqual([]);
});

test('a script that somebody put into the page does not run', async ({ page }) => {
  const stopped = await watch(page);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.evil = 1</script><img src="x" onerror="window.evil = 2"></body>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  await live(page);
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  expect((await stopped()).join()).toMatch(/script-src-elem inline.*script-src-attr inline/);
});
