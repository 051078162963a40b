// Which pages the audits open, at which widths, in which colour modes; and how they open them: with every part hydrated, or without scripts.
import type { Page } from '@playwright/test';

import { providerMap } from '../src/content/site/provider.ts';
import { routes } from '../src/routes.ts';

/** CSS px. */
export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;
export type Width = keyof typeof widths;

/** Media features by colour mode. */
export const colorModes = {
  light: { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' },
  evening: { colorScheme: 'dark', forcedColors: 'none', contrast: 'no-preference' },
  'more contrast': { colorScheme: 'light', forcedColors: 'none', contrast: 'more' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', contrast: 'no-preference' },
} as const;
export type ColorMode = keyof typeof colorModes;

/** Every row of the route table, and an unknown path. */
export const paths: readonly string[] = [...routes.map(({ path }) => path), '/no-such-page'];

/** Sets the colour mode without a reload. Motion is reduced, so that no audit runs in the middle of an animation. */
export const setColorMode = (page: Page, mode: ColorMode) =>
  page.emulateMedia({ reducedMotion: 'reduce', ...colorModes[mode] });

interface Visit {
  size?: { width: number; height: number };
}

/** Opens the page in the light mode and waits until every part of it is hydrated. It is scrolled to its top. */
export async function visit(page: Page, path: string, { size = widths.desk }: Visit = {}) {
  await stubMap(page);
  await page.setViewportSize(size);
  await setColorMode(page, 'light');
  await page.goto(path);
  await live(page);
}

/** Answers for the map's iframe with a stub: the maps service is third-party, and may be unreachable. */
async function stubMap(page: Page) {
  const body = '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main></html>';
  const { host } = new URL(providerMap.embed);
  await page.route(
    (url) => url.host === host,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
}

/**
 * Opens the page as it is without scripts. JavaScript stays enabled, because axe needs it: the script elements are removed from the HTML, so the inline script
 * never sets the attribute that the style sheet reads. tests/journeys/scripts-off.spec.ts runs with JavaScript disabled.
 */
export async function visitWithoutScripts(page: Page, path: string, { size = widths.desk }: Visit = {}) {
  await stubMap(page);
  await page.route(
    ({ pathname }) => pathname === path.split('#')[0],
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(/<\/?noscript>/g, '');
      await route.fulfill({ response, body: html });
    },
  );
  await page.setViewportSize(size);
  await setColorMode(page, 'light');
  await page.goto(path);
}

/** Waits until all of the page is hydrated: a key loads its code at once. */
export async function live(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('header, main, footer, #root :is(button, form, input, select, textarea)')].every(
        (each) => Object.keys(each).some((key) => key.startsWith('__reactFiber')),
      ),
    undefined,
    { polling: 50 },
  );
}

/**
 * Runs `action` with a viewport as high as the page, and resolves to its result. Scrolling through the page would reach everything too, but headless Chromium
 * stopped producing frames in 3 of 100 visits then.
 */
export async function withWholePageInViewport<Result>(page: Page, action: () => Promise<Result>): Promise<Result> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await settle(page);
  const result = await action();
  await page.setViewportSize(size);
  await settle(page);
  return result;
}

/** Scrolls to the top, and makes the next Tab start there. */
export const toTop = (page: Page) =>
  page.evaluate(() => {
    // Tab continues from the last focused element, even after its removal: so an element at the top is focused and removed.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** Waits until the page has rendered a change of viewport or colour mode, and until its finite animations have ended. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    );
  });

/** Adds a constructed style sheet, which the page's Content-Security-Policy does not block; resolves to a function that removes it. */
export async function addStyle(page: Page, css: string) {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets.push(made);
    return made;
  }, css);
  return () =>
    page.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== made);
    }, sheet);
}
