// A part that throws says so and leaves the others alone; a page whose code does not load stays as it is without scripts. No code of the site takes part in
// this: the scripts are altered, or held back, on their way to the browser.
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { failure } from '../../src/content/words/failure.ts';
import { landingWords } from '../../src/content/words/landing.ts';
import { provider } from '../../src/content/site/provider.ts';
import type { Route } from '../../src/routes.ts';
import { onePerKind } from '../one-per-kind.ts';
import { expect, test } from '../site.ts';
import { live } from '../../a11y/visit.ts';
import { card, fillChild, hold, hydrated, next, sent, submit, toasts, toChild } from './family.ts';
import { titleOf } from './menus.ts';

declare global {
  interface Window {
    /** What `type` and `className id` of an element are in the part that shall throw; all such elements throw when they are drawn. */
    broken: Set<string>;
    breakable?: (jsx: Jsx) => Jsx;
  }
}
type Jsx = (type: unknown, props: { className?: string; id?: string }, ...rest: unknown[]) => unknown;

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

/** Breaks the first element of each section of the page, as soon as its HTML is there. */
const breakAllSections = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('main > *'))
        if (element.className || element.id)
          window.broken.add(
            `${element.localName} ${element.getAttribute('class') ?? undefined} ${element.id || undefined}`,
          );
      // What stands in the place of a page that failed looks so itself.
      window.broken.delete('div wrap py-section undefined');
    }),
  );

const mend = (page: Page) => page.evaluate(() => window.broken.clear());
const headings = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((all) => all.map(({ textContent }) => textContent));
/** Collects what the console is told. */
function told(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

for (const { path, kind } of onePerKind) {
  test(
    `when every section of ${path} throws, the page says how to reach us, and the console is told once`,
    { tag: path === '/' ? [] : '@release' },
    async ({ page }) => {
      await makeBreakable(page);
      await breakAllSections(page);
      const errors = told(page);
      await page.goto(path);
      await page.keyboard.press('Shift');
      const main = page.getByRole('main');
      await expect(main.getByText(failure.part).or(main.getByText(failure.page.title)).first()).toBeVisible();
      await expect(main.getByRole('link', { name: provider.phone }).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: provider.name })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: provider.phone })).toBeVisible();
      expect(errors).toEqual(['Broken on purpose']);
    },
  );

  test(
    `${path} stays as it is without scripts while no code of its own can be fetched`,
    { tag: path === '/contact-us' ? [] : '@release' },
    async ({ page }) => {
      const own = ownCode(kind);
      await page.route('**/assets/*.js', (route) =>
        own.has(new URL(route.request().url()).pathname.slice(1)) ? route.abort() : route.continue(),
      );
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const before = await headings(page);
      await page.keyboard.press('Shift');
      await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
      // What only browsers without scripts show, such as the player of a film, has come.
      expect(await headings(page)).toEqual(expect.arrayContaining(before));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('noscript')).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: provider.phone })).toBeVisible();
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
  for (const key of keys) for (const later of manifest[key]?.dynamicImports ?? []) keys.add(later);
  return new Set([...keys].map((key) => manifest[key]!.file));
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a section that throws after a link was followed says so, leaves the others alone, and comes when it is tried again', async ({
  page,
}) => {
  await makeBreakable(page);
  await page.goto('/about');
  await hydrated(page.getByRole('banner'));
  const { root, title } = await page.evaluate(async () => {
    const html = await (await fetch('/program')).text();
    const first = new DOMParser().parseFromString(html, 'text/html').querySelector('main > *')!;
    return {
      root: `${first.localName} ${first.getAttribute('class') ?? undefined} ${first.id || undefined}`,
      title: first.querySelector('h1')!.textContent,
    };
  });
  await page.evaluate((name) => window.broken.add(name), root);
  await footerLink(page, titleOf('/program', 'footer')).click();
  await expect(page).toHaveURL('/program');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText(failure.part);
  await expect(main.getByRole('link', { name: provider.phone }).first()).toBeVisible();
  await expect(main.locator('h2').first()).toBeVisible();
  await mend(page);
  await main.getByRole('button', { name: failure.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeFocused();
  await expect(main.getByText(failure.part)).toHaveCount(0);
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
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
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

test('without a network a link to another post says so as well, and asks once', async ({ page }) => {
  await page.goto('/blog-list');
  await hydrated(page.getByRole('banner'));
  const posts = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  const heading = page.getByRole('heading', { level: 1 });
  const list = await heading.textContent();
  await posts.nth(0).click();
  await expect(heading).not.toHaveText(list!);
  await page.goBack();
  await expect(heading).toHaveText(list!);
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await posts.nth(1).click();
  await expect(heading).toHaveText(failure.page.title);
  await expect(heading).toBeFocused();
  expect(asked.filter((path) => path.startsWith('/data/'))).toHaveLength(1);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('link', { name: failure.again }).click();
  await expect(heading).not.toHaveText(failure.page.title);
});

/** Each form with a page that it stands on, and its texts by label; the first button in it draws it anew. */
const forms = [
  { name: 'registration', path: '/', form: '#register form', fields: ['First name', 'City'] },
  { name: 'contact', path: '/contact-us', form: 'form[action="/api/contact"]', fields: ['Your name', 'Message'] },
  { name: 'newsletter', path: '/faqs', form: '#newsletter form', fields: ['Email'] },
  { name: 'question', path: '/faqs', form: '#ask form', fields: ['Your name', 'Message'] },
  { name: 'educator', path: '/teachers-details', form: '#write form', fields: ['Your name', 'Message'] },
  { name: 'comment', path: '/post-standard', form: '#respond form', fields: ['Author', 'Comment'] },
] as const;

for (const { name, path, form, fields } of forms) {
  const typed = (field: string) => (field.startsWith('Email') ? 'ana@family.example' : `Ana’s ${field}`);
  const field = (page: Page, label: string) => page.locator(form).getByLabel(label).first();
  const place = (page: Page) => page.locator(form).locator('xpath=..');
  const breakForm = (page: Page) =>
    page.evaluate((selector) => {
      const { className, id } = document.querySelector<HTMLElement>(`${selector} input`)!;
      window.broken.add(`input ${className || undefined} ${id || undefined}`);
    }, form);

  test(
    `the ${name} form that throws while it is used has what was typed when it is tried again`,
    // That of the registration is tried in its last step, below.
    { tag: name === 'contact' ? [] : '@release' },
    async ({ page }) => {
      await makeBreakable(page);
      await page.goto(path);
      await live(page);
      for (const label of fields) await field(page, label).fill(typed(label));
      const around = await place(page).elementHandle();
      await breakForm(page);
      const failed = expect(page.getByText(failure.part).first()).toBeVisible();
      // The end of a spam check may draw the form anew before the press does.
      await Promise.race([
        page.locator(form).locator('[type=submit]').filter({ visible: true }).first().click(),
        failed,
      ]);
      await failed;
      expect(around).not.toBeNull();
      await mend(page);
      await page.getByRole('button', { name: failure.retry }).first().click();
      for (const label of fields) await expect(field(page, label)).toHaveValue(typed(label));
    },
  );

  test(
    `the ${name} form that throws while it hydrates has what was typed before when it is tried again`,
    {
      tag: '@release',
    },
    async ({ page }) => {
      await makeBreakable(page);
      const release = await hold(page, '**/assets/client-*.js');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const label of fields) await field(page, label).fill(typed(label));
      await breakForm(page);
      release();
      await expect(page.getByText(failure.part).first()).toBeVisible();
      await mend(page);
      // Another form of the page may have such an input, too.
      await expect(async () => {
        for (const retry of await page.getByRole('button', { name: failure.retry }).all())
          await retry.click({ timeout: 500 });
        for (const label of fields) await expect(field(page, label)).toHaveValue(typed(label), { timeout: 500 });
      }).toPass();
    },
  );
}

test('a registration that throws in step 3 comes back in step 3, with all answers', async ({ page, mail }) => {
  await makeBreakable(page);
  await page.goto('/');
  await toChild(page, { parentEmail: 'after-an-error@family.example' });
  await fillChild(page);
  await page.evaluate(() => {
    const title = document.querySelector('#register form h2')!;
    window.broken.add(`h2 ${title.className} ${title.id}`);
  });
  await card(page).getByRole('button', { name: 'Previous' }).filter({ visible: true }).click();
  await expect(card(page).getByRole('alert')).toHaveText(failure.part);
  await mend(page);
  await card(page).getByRole('button', { name: failure.retry }).click();
  await submit(page);
  await expect(sent(page)).toBeVisible();
  await mail.next('after-an-error@family.example');
});

test('where the bar’s menu throws, the menu of narrow screens takes its place', async ({ page }) => {
  await makeBreakable(page);
  await page.addInitScript(() => window.broken.add('ul flex flex-wrap items-center undefined'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await page.keyboard.press('Shift');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Menu', exact: true }).click();
  await banner
    .getByRole('link', { name: titleOf('/program'), exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/program');
});

test(
  'a film window whose code cannot be had leads to the film itself, as its link does without scripts',
  {
    tag: '@release',
  },
  async ({ page }) => {
    await page.route('**/assets/film-dialog-*.js', (route) => route.abort());
    await page.goto('/index-2');
    const play = page.getByRole('button', { name: landingWords.watch });
    await hydrated(play.locator('..'));
    const film = page.waitForRequest((request) => request.isNavigationRequest());
    await play.click();
    expect((await film).url()).toMatch(/\.(mp4|webm)$/);
  },
);

test('a message whose code does not come still stands beside its field, and the next one comes as a toast once the code can be had', async ({
  page,
}) => {
  const code = '**/assets/toast-stack-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  const form = card(page);
  await hydrated(form);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('toast-stack'));
  await next(page);
  await expect(form.getByText('First name is required')).toBeVisible();
  await expect(form.getByLabel('First name', { exact: true })).toBeFocused();
  await form.getByLabel('First name', { exact: true }).fill('Ana');
  await expect(form.getByText('First name is required')).toHaveCount(0);
  await lost;
  await page.unroute(code);
  await next(page);
  await expect(toasts(page)).toHaveText('Last name is required');
});
