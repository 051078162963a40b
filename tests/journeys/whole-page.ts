// A page as a visitor opens it, with all of it in view: what the browser reports of it.
import { expect, type Page } from '@playwright/test';

import { providerMap } from '#content/site/provider.ts';

import { live, withWholePageInViewport } from '../../a11y/visit.ts';
import { picturesInView } from './family.ts';

declare const report: (line: string) => void;
/** What stands in the HTML as it arrived. */
declare let builtElements: readonly Element[];

/**
 * Collects what the browser reports of the pages that follow: errors, what the policy stops, hosts that are asked, cookies. Resolves to a function that expects
 * that there is nothing.
 */
export async function watch(page: Page) {
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
    const map = new URL(providerMap.embed).host;
    expect([...hosts].filter((host) => host !== new URL(page.url()).host && host !== map)).toEqual([]);
  };
}

/**
 * Opens a page by its address, brings all of it to life and into view, and expects that nothing is missing, that nothing was drawn anew, and that neither a letter
 * nor a moved device does anything.
 */
export async function openWhole(page: Page, path: string, size = { width: 1280, height: 800 }) {
  const expectNoComplaint = await watch(page);
  await page.setViewportSize(size);
  // With reduced motion no slide turns by itself and takes its button away between two steps of a test.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener(
      'DOMContentLoaded',
      () => (builtElements = [...document.querySelectorAll('#root :not(svg *, noscript, noscript *)')]),
    );
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function add(this: EventTarget, type: string, ...rest: [never]) {
      if (/^device(motion|orientation)/.test(type)) report(`listens to ${type}`);
      return listen.call(this, type, ...rest);
    };
  });
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await live(page);
  // Whoever had begun to read or to press where React draws anew what the build has drawn would lose the place.
  expect(await page.evaluate(() => builtElements.flatMap((one) => (one.isConnected ? [] : [one.outerHTML])))).toEqual(
    [],
  );
  // Brings near the viewport whatever loads only there: the map, pictures, parts with scripts of their own.
  await withWholePageInViewport(page, () => picturesInView(page));
  const missing = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter((image) => image.complete && !image.naturalWidth).map((image) => image.currentSrc),
    );
  expect(missing).toEqual([]);
  // No letter, number or sign alone is a shortcut.
  const state = () =>
    page.evaluate(() => [
      location.href,
      scrollY,
      document.activeElement?.localName,
      document.querySelectorAll('[role=dialog], [aria-expanded=true], [aria-pressed=true]').length,
    ]);
  const before = await state();
  await page.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789.,/?');
  expect(await state()).toEqual(before);
  await expectNoComplaint();
  return expectNoComplaint;
}
