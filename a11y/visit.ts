// How an audit comes to a page: which pages, at which widths, in which looks, and with every part awake, as it is for somebody who has been there a moment.
import type { Page } from '@playwright/test';

import { provider } from '../src/content/records/provider.ts';
import { routes } from '../src/routes.ts';

/** CSS px. */
export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;
export type Width = keyof typeof widths;

export const looks = {
  light: { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' },
  evening: { colorScheme: 'dark', forcedColors: 'none', contrast: 'no-preference' },
  'more contrast': { colorScheme: 'light', forcedColors: 'none', contrast: 'more' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', contrast: 'no-preference' },
} as const;
export type Look = keyof typeof looks;

/** With AUDIT=all: every row of the route table, and every state in every look. */
export const everyRow = process.env['AUDIT'] === 'all';

/** The looks in which a state is audited at a width. Without AUDIT=all two of them, the other two at the other width, in turns from state to state. */
export function looksOfState(index: number, width: Width): readonly Look[] {
  if (everyRow) return Object.keys(looks) as Look[];
  return (index + Number(width === 'desk')) % 2 ? ['evening', 'more contrast'] : ['light', 'forced colours'];
}
const isFirstOfKind = ({ kind }: { kind: string }, index: number) =>
  routes.findIndex((other) => other.kind === kind) === index;
const isOwn = ({ group, kind }: (typeof routes)[number]) =>
  group !== 'template' || ['not-found', 'design-system'].includes(kind);
const addresses = (rows: typeof routes): readonly string[] => [...rows.map(({ path }) => path), '/no-such-page'];

/** The provider's pages, the first row of every other kind, and what is shown for a path that nobody knows. With AUDIT=all, every row of the route table. */
export const paths = addresses(routes.filter((row, index) => everyRow || isFirstOfKind(row, index)));
/** For what takes longer: the provider's pages, the swatch book and the page for unknown paths. With AUDIT=all, every row. */
export const ownPaths = addresses(routes.filter((row) => everyRow || isOwn(row)));

/** Sets the look without loading the page again. Motion is reduced, so that nothing is audited halfway. */
export const wear = (page: Page, look: Look) => page.emulateMedia({ reducedMotion: 'reduce', ...looks[look] });

interface Visit {
  look?: Look;
  size?: { width: number; height: number };
}

/** Opens the page and waits until every part of it is awake; it stands at its top. */
export async function visit(page: Page, path: string, { look = 'light', size = widths.desk }: Visit = {}) {
  await withoutOthers(page);
  await page.setViewportSize(size);
  await wear(page, look);
  await page.goto(path);
  await wake(page);
}

/** The maps service is not ours and not always there: a page of no interest stands in its frame. */
async function withoutOthers(page: Page) {
  const body = '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main></html>';
  const { host } = new URL(provider.map.embed);
  await page.route(
    (url) => url.host === host,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
}

/**
 * Opens the page as it is without scripts. The browser cannot switch them off here, since axe is one: so they are taken out of the page, and with
 * them the attribute by which its style sheet knows of scripts. tests/journeys/scripts-off.spec.ts has them really off.
 */
export async function visitWithoutScripts(
  page: Page,
  path: string,
  { look = 'light', size = widths.desk }: Visit = {},
) {
  await withoutOthers(page);
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(/<\/?noscript>/g, '');
      await route.fulfill({ response, body: html });
    },
  );
  await page.setViewportSize(size);
  await wear(page, look);
  await page.goto(path);
}

/** Waits until all parts are hydrated, which they are after the first interaction, near the viewport. */
async function wake(page: Page) {
  await page.keyboard.press('Shift');
  // React marks the elements that it has taken over.
  await withAllInWindow(page, () =>
    page.waitForFunction(() =>
      [...document.querySelectorAll('button, input')].every((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps')),
      ),
    ),
  );
}

/**
 * Does it while the window is as high as the page, and resolves to what came of it. Scrolling from part to part brings all into view too, but leaves this browser
 * without another frame in three of a hundred visits, at any place of any page.
 */
export async function withAllInWindow<Result>(page: Page, deed: () => Promise<Result>): Promise<Result> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await settle(page);
  const result = await deed();
  await page.setViewportSize(size);
  await settle(page);
  return result;
}

/** To the top of the page, where the next Tab begins. */
export const toTop = (page: Page) =>
  page.evaluate(() => {
    // Tab goes on from whatever had the focus last, also when that is gone: so something at the top has it last.
    const top = document.createElement('span');
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** Waits until the page has answered a change of its window or look, and for what is still moving then, apart from what never ends. */
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

/** Adds a style sheet that the page's own policy cannot refuse; returns what takes it away. */
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
