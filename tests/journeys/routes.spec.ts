import type { ElementHandle, Page } from '@playwright/test';

import { notFound } from '#content/words/not-found.ts';
import { provider } from '#content/site/provider.ts';
import { aliases, routes } from '../../src/routes.ts';
import { withWholePageInViewport } from '../../a11y/visit.ts';
import { onePerKind } from '../one-per-kind.ts';
import { expect, test } from '../site.ts';
import { hydrated, picturesInView, reach } from './family.ts';

/** What the browser reports about a page: errors, what its policy stops, pictures that are missing, hosts that it asks, cookies. */
async function watch(page: Page) {
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('report', (line: string) => complaints.push(line));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      report(`${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  return async () => {
    expect(complaints.filter((text) => !/openstreetmap|ERR_|Failed to load resource/.test(text))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const map = new URL(provider.map.embed).host;
    expect([...hosts].filter((host) => host !== new URL(page.url()).host && host !== map)).toEqual([]);
  };
}
declare const report: (line: string) => void;
/** What stands in the main part of the HTML as it arrived. */
declare let builtParts: readonly Element[];

const missingPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter((image) => image.complete && !image.naturalWidth).map((image) => image.currentSrc),
    );

/** The header and the footer are the same on all pages of a group: their buttons are pressed on one of each. */
const framed = new Set([routes[0], routes.find(({ group }) => group === 'template')]);

for (const row of routes) {
  const { path } = row;
  // Pages of one kind are the same parts in another order.
  const tag = onePerKind.includes(row) ? [] : '@release';
  const open = async (page: Page) => {
    const expectNoComplaint = await watch(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    // With reduced motion no slide turns by itself and takes its button away between two steps of this test.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (builtParts = [...document.querySelectorAll('main > *')])),
    );
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await hydrated(page.getByRole('banner'));
    // Brings near the viewport whatever loads only there: the map, pictures, parts with scripts of their own.
    await withWholePageInViewport(page, () => picturesInView(page));
    expect(await missingPictures(page)).toEqual([]);
    // React has not drawn anew what the build has drawn: whoever had begun to read or to press there would lose the place.
    expect(await page.evaluate(() => builtParts.filter((part) => !part.isConnected).length)).toBe(0);
    return expectNoComplaint;
  };

  const title = `${path} opens for everybody, and the browser reports no error, nothing missing and no call to another host`;
  test(title, { tag }, async ({ page }) => {
    const expectNoComplaint = await open(page);
    await expectNoComplaint();
  });

  test(`every button of ${path} does something`, { tag: path === '/' ? [] : '@release' }, async ({ page }) => {
    const expectNoComplaint = await open(page);
    await pressEveryButton(page, framed.has(row) ? 'button:visible' : 'main button:visible');
    await expectNoComplaint();
  });

  // No page links to the design system, and nobody needs it.
  if (path === '/design-system') continue;
  test(`reached by a link and by Back, every button of ${path} does something`, { tag }, async ({ page }) => {
    const expectNoComplaint = await watch(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page, path);
    await pressEveryButton(page, 'main button:visible');
    const onward = path === '/' ? '/facts' : '/';
    await page.getByRole('contentinfo').locator(`a[href="${onward}"]`).first().click();
    await expect(page).toHaveURL(onward);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await pressEveryButton(page, 'main button:visible');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expectNoComplaint();
  });
}

async function pressEveryButton(page: Page, buttons: string) {
  // A comment is a plain form: what it posts is counted, and the page that answers it is left out, so that the other buttons can be pressed.
  let posted = 0;
  await page.route('**/api/comments', async (route) => {
    posted += 1;
    await route.fulfill({ status: 204 });
  });
  for (const button of await page.locator(buttons).elementHandles()) {
    const { name, isIdle } = await (button as ElementHandle<HTMLElement>).evaluate((element) => ({
      name: element.textContent || element.ariaLabel || '',
      // Chosen already, or busy and saying so.
      isIdle: element.matches('[aria-selected=true], [aria-current=true], [aria-disabled=true]'),
    }));
    if (isIdle || !(await button.isVisible())) continue;
    const before = posted;
    // A window whose code loads late may open after the Escape, at any moment before the press: then all of it is done again.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await button.scrollIntoViewIfNeeded({ timeout: 1000 });
      await button.evaluate(watchPress);
      await button.click({ timeout: 1000 });
    }).toPass();
    await expect
      .poll(async () => posted > before || page.evaluate(() => happened()), { message: name, intervals: [10, 20, 50] })
      .toBe(true);
    await page.keyboard.press('Escape');
  }
}

/** In the page: whether anything has changed, moved or taken the focus since `watchPress`. */
declare const happened: () => boolean;

function watchPress(button: HTMLElement | SVGElement) {
  // A press always moves the focus to its button: that alone is no effect.
  button.focus();
  const state = { changes: 0, focus: document.activeElement, scroll: scrollY };
  const observer = new MutationObserver((records) => (state.changes += records.length));
  observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
  Object.assign(window, {
    happened: () => state.changes > 0 || document.activeElement !== state.focus || scrollY !== state.scroll,
  });
}

test(
  'paths known only from links lead to their page, and an unknown one shows the not-found page with 404',
  { tag: '@any-daycare' },
  async ({ page }) => {
    for (const [path, to] of Object.entries(aliases)) {
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe(to);
    }
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(notFound.message)).toBeVisible();
    await hydrated(page.getByRole('main'));
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/');
  },
);
