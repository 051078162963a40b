// A page stays readable when a part of it throws or its code does not load. No code of the site takes part in this: the scripts are altered, or held
// back, on their way to the browser.
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { failure } from '../../src/content/words/failure.ts';
import { landingWords } from '../../src/content/words/landing.ts';
import { provider } from '../../src/content/site/provider.ts';
import { type Route, routes } from '../../src/routes.ts';
import { expect, test } from '../site.ts';
import { hydrated, card, family } from './family.ts';
import { titleOf } from './menus.ts';

declare global {
  interface Window {
    /** What `type` and `className id` of an element are in the part that shall throw; all such elements throw when they are drawn. */
    broken: Set<string>;
    breakable?: (jsx: Jsx) => Jsx;
  }
}
type Jsx = (type: unknown, props: { className?: string; id?: string }, ...rest: unknown[]) => unknown;

/** One page of each kind: the first that the table has. */
const onePerKind = [...new Map(routes.toReversed().map((route) => [route.kind, route])).values()];

/** Makes elements throw: React's function that creates elements is altered to ask `window.breakable` first. */
async function makeBreakable(page: Page) {
  await page.addInitScript(() => {
    window.broken = new Set();
    window.breakable = (jsx) =>
      function draw(type, props, ...rest) {
        if (typeof type === 'string' && window.broken.has(`${type} ${props.className} ${props.id}`))
          throw new Error('Broken on purpose');
        return jsx(type, props, ...rest);
      };
  });
  await page.route('**/assets/react-*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const altered = code.replace(
      /(\w+)\.jsx=(\w+),\1\.jsxs=\2/,
      '$1.jsx=$1.jsxs=globalThis.breakable?globalThis.breakable($2):$2',
    );
    expect(altered).not.toBe(code);
    await route.fulfill({ response: answer, body: altered });
  });
}

/** Breaks the first element of each part of the page, as soon as its HTML is there. */
const breakAllParts = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('main > div > *, main > div > div > *'))
        if (element.className || element.id)
          window.broken.add(
            `${element.localName} ${element.getAttribute('class') ?? undefined} ${element.id || undefined}`,
          );
    }),
  );

const words = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => main.textContent.replace(/\s+/g, ' '));
const isHydrated = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('header, footer')
        .evaluateAll((all) => all.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))),
    )
    .toBe(true);

async function stands(page: Page, before: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await words(page)).toBe(before);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: provider.phone })).toBeVisible();
}

/** Collects what the console is told. */
function told(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

for (const { path, kind, group } of onePerKind) {
  const tag = group === 'template' ? '@release' : [];

  test(`when any part of ${path} throws, its words stay and the console is told once`, { tag }, async ({ page }) => {
    await makeBreakable(page);
    await breakAllParts(page);
    const errors = told(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const before = await words(page);
    await page.mouse.move(4, 200);
    await page.mouse.move(8, 220);
    await isHydrated(page);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await expect(page.locator('[data-kept]').first()).toBeAttached();
    await stands(page, before);
    expect(errors).toEqual(['Broken on purpose']);
  });

  test(
    `${path} stays readable while no code of its own can be fetched`,
    { tag: ['/', '/contact-us'].includes(path) ? [] : '@release' },
    async ({ page }) => {
      const own = ownCode(kind);
      await page.route('**/assets/*.js', (route) =>
        own.has(new URL(route.request().url()).pathname.slice(1)) ? route.abort() : route.continue(),
      );
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const before = await words(page);
      await page.mouse.move(4, 200);
      await page.mouse.move(8, 220);
      await isHydrated(page);
      await stands(page, before);
    },
  );
}

interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly dynamicImports?: string[];
}

/** The files of a kind of page, and of all that its page imports later. */
function ownCode(kind: Route['kind']): Set<string> {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
  const keys = new Set(Object.keys(manifest).filter((key) => /^src\/pages\/[^/]+\/(.+)\.tsx$/.exec(key)?.[1] === kind));
  for (const key of keys) for (const next of manifest[key]?.dynamicImports ?? []) keys.add(next);
  return new Set([...keys].map((key) => manifest[key]!.file));
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a page that throws after a link was followed is loaded once as a document, and stays', async ({ page }) => {
  await makeBreakable(page);
  await page.goto('/about');
  await hydrated(page.getByRole('banner'));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const root = await page.evaluate(async () => {
    const html = await (await fetch('/program')).text();
    const first = new DOMParser().parseFromString(html, 'text/html').querySelector('main > div > *')!;
    return `${first.localName} ${first.getAttribute('class') ?? undefined} ${first.id || undefined}`;
  });
  await page.evaluate((name) => window.broken.add(name), root);
  await footerLink(page, titleOf('/program', 'footer')).click();
  await expect.poll(() => documents).toBe(1);
  await expect(page).toHaveURL('/program');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isHydrated(page);
  expect(documents).toBe(1);
});

test('a page that throws while it is used keeps its words and its title', async ({ page }) => {
  await makeBreakable(page);
  // The countdown on it must not go on between the two looks.
  await page.clock.setFixedTime(new Date('2026-10-05T15:30:00Z'));
  await page.goto('/coming-soon');
  await hydrated(page.getByRole('main'));
  const [before, title] = [await words(page), await page.title()];
  await page.locator('main > div').evaluate((root) => window.broken.add(`div ${root.className} undefined`));
  await page.getByRole('searchbox').fill('lunch');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('main > [data-kept]')).toBeAttached();
  await stands(page, before);
  await expect(page).toHaveTitle(title);
});

test('a page whose file is gone, as after a new build, is loaded once as a document', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page.getByRole('banner'));
  const title = await page.evaluate(async () => {
    const html = await (await fetch('/program')).text();
    return new DOMParser().parseFromString(html, 'text/html').querySelector('h1')!.textContent;
  });
  await page.route('**/assets/program-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await footerLink(page, titleOf('/program', 'footer')).click();
  await expect(page).toHaveURL('/program');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await isHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('without a network a link leads to our phone number, with the focus on the heading, and works when the network is back', async ({
  page,
}) => {
  await page.route('**/assets/contact-*', (route) => route.abort());
  await page.goto('/about');
  await hydrated(page.getByRole('banner'));
  await page.route('**/*', (route) => route.abort());
  await footerLink(page, titleOf('/contact-us', 'footer')).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(failure.page.title);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(failure.page.title));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: provider.phone })).toBeVisible();
  await expect(main.getByRole('link', { name: provider.email })).toBeVisible();
  await page.unrouteAll();
  await main.getByRole('link', { name: failure.again }).click();
  await expect(heading).not.toHaveText(failure.page.title);
  await expect(heading).toBeVisible();
});

test('a form that throws while it is filled keeps what is typed, the focus, and its plain post', async ({ page }) => {
  await makeBreakable(page);
  await page.goto('/');
  await hydrated(card(page));
  const first = card(page).getByLabel('First name', { exact: true });
  await first.fill(family.parentFirstName);
  await first.focus();
  await page.evaluate(() => {
    const form = document.querySelector('#register form h2')!;
    window.broken.add(`h2 ${form.className} ${form.id}`);
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('#register [data-kept]')).toBeAttached();
  await expect(first).toHaveValue(family.parentFirstName);
  await expect(card(page).getByLabel('Date of birth').and(page.locator('input'))).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('#register') !== null)).toBe(true);
  await card(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/api\//, { timeout: 20_000 });
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue(family.parentFirstName);
});

test('where the bar’s menu throws, the menu of narrow screens takes its place', async ({ page }) => {
  await makeBreakable(page);
  await page.addInitScript(() => window.broken.add('ul flex flex-wrap items-center undefined'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await page.mouse.move(4, 200);
  await page.mouse.move(8, 220);
  await expect(page.locator('header [data-kept]').first()).toBeAttached();
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Menu', exact: true }).click();
  await banner
    .getByRole('link', { name: titleOf('/program'), exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/program');
});

test(
  'a film window that throws when it opens leads to the film itself, as its link does without scripts',
  { tag: '@release' },
  async ({ page }) => {
    await makeBreakable(page);
    await page.goto('/index-2');
    const play = page.getByRole('button', { name: landingWords.watch });
    await hydrated(play.locator('..'));
    await page.evaluate(() => window.broken.add('div film-body undefined'));
    const film = page.waitForRequest((request) => request.isNavigationRequest());
    await play.click();
    expect((await film).url()).toMatch(/\.(mp4|webm)$/);
  },
);

test('a message whose code does not come still stands beside its field', async ({ page }) => {
  await page.route('**/assets/toast-stack-*.js', (route) => route.abort());
  await page.goto('/');
  await hydrated(card(page));
  await card(page).getByRole('button', { name: 'Next' }).click();
  await expect(card(page).getByText('First name is required')).toBeVisible();
  await expect(card(page).getByLabel('First name', { exact: true })).toBeFocused();
  await card(page).getByLabel('First name', { exact: true }).fill('Ana');
  await expect(card(page).getByText('First name is required')).toHaveCount(0);
});
