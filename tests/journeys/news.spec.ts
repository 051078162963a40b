// The lists of posts and the posts, as a reader uses them: their layout, what turns, filters and searches, and that no other host is asked.
import type { Page } from '@playwright/test';

import { posts } from '#content/site/posts.ts';
import { railWords } from '#content/words/post-rail.ts';
import { routeOf } from '../../src/routes.ts';

import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';
import { titleOf } from './menus.ts';

/** The first post of a list, or the first part of a post: what a sidebar begins beside. */
const beside = ':is(main ol > li, #a1) >> nth=0';
const sidebar = 'main aside >> nth=0';
/** The text of a post. */
const article = 'main div:has(> #a1)';

const desk = { width: 1280, height: 800 };
const phone = { width: 375, height: 812 };
/** The others are the same parts, mirrored or in another order. */
const tag = (path: string, ...first: readonly string[]) => (first.includes(path) ? [] : '@release');
const box = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!;

/** Which sides of a page have a sidebar; what follows the first content between two. */
const sidebars: readonly { path: string; sides: readonly string[]; next?: string }[] = [
  { path: '/blog-list-right-sidebar', sides: ['right'] },
  { path: '/blog-list-left-sidebar', sides: ['left'] },
  { path: '/blog-list-both-sidebar', sides: ['left', 'right'], next: 'main ol > li >> nth=1' },
  { path: '/blog-grid-right-sidebar', sides: ['right'] },
  { path: '/blog-grid-left-sidebar', sides: ['left'] },
  { path: '/blog-grid-both-sidebar', sides: ['left', 'right'], next: 'main ol > li >> nth=2' },
  { path: '/post-left-sidebar', sides: ['left'] },
  { path: '/post-right-sidebar', sides: ['right'] },
  { path: '/post-both-sidebar', sides: ['left', 'right'], next: '#a2' },
];
for (const { path, sides, next } of sidebars)
  test(
    `${path}: the sidebar stands ${sides.join(' and ')} of the article on a desk, after it on a phone; between two the content keeps its column to the end`,
    { tag: tag(path, '/blog-list-left-sidebar', '/post-both-sidebar') },
    async ({ page }) => {
      await page.setViewportSize(desk);
      await page.goto(path);
      const main = await box(page, beside);
      const asides = (
        await Promise.all((await page.locator('main aside').all()).map((aside) => aside.boundingBox()))
      ).map((aside) => aside!);
      expect(asides.map(({ x }) => (x < main.x ? 'left' : 'right'))).toEqual(sides);
      for (const { y } of asides) expect(Math.abs(y - main.y)).toBeLessThan(2);
      if (next) expect((await box(page, next)).x).toBeCloseTo(main.x, 0);
      await page.setViewportSize(phone);
      expect((await box(page, sidebar)).y).toBeGreaterThan((await box(page, beside)).y);
    },
  );

test('/post-side: the facts of the post stand left of it on a desk and follow it on a phone, and the document has them after it', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto('/post-side');
  const rail = page.getByRole('complementary', { name: railWords.title });
  const railBox = async () => (await rail.boundingBox())!;
  const text = await box(page, article);
  expect((await railBox()).x).toBeLessThan(text.x);
  await expect(
    rail.getByRole('link', { name: posts.find(({ slug }) => slug === routeOf('/post-side')!.post)!.author }),
  ).toBeVisible();
  await page.setViewportSize(phone);
  const main = await box(page, article);
  expect((await railBox()).y).toBeGreaterThanOrEqual(main.y + main.height);
  const order = await page.evaluate(
    (content) => document.querySelector(content)!.compareDocumentPosition(document.querySelector('main aside')!),
    article,
  );
  expect(order & 4).toBe(4);
});

test(
  '/post-corner: the picture is about half as wide as the text that runs beside it',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto('/post-corner');
    const picture = await box(page, 'main div:has(> #a1) > div > div >> nth=0');
    const text = await box(page, article);
    expect(picture.width / text.width).toBeGreaterThan(0.42);
    expect(picture.width / text.width).toBeLessThan(0.58);
    const first = await box(page, '#a1 p >> nth=0');
    expect(first.y).toBeLessThan(picture.y + picture.height);
  },
);

for (const path of [
  '/post-right-sidebar',
  '/post-left-sidebar',
  '/post-both-sidebar',
  '/post-side',
  '/blog-list-left-sidebar',
] as const)
  test(
    `${path}: beside all of a long text something of the sidebar is in the window, below the header`,
    {
      tag: tag(path, '/post-right-sidebar'),
    },
    async ({ page }) => {
      await page.setViewportSize(desk);
      await page.goto(path);
      // Of the text, since a sidebar that is lower than the text is what must not be.
      const { y, height } = await box(page, `:is(main ol, ${article}) >> nth=0`);
      expect(height).toBeGreaterThan(desk.height);
      const header = await box(page, 'header');
      const parts = page.locator(sidebar).locator('h2, dl, ul, p');
      for (let top = y; top + desk.height < y + height; top += desk.height / 4) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        const seen = await parts.evaluateAll(
          (all, from) =>
            all.filter((part) => {
              const edges = part.getBoundingClientRect();
              return edges.height > 1 && edges.top >= from && edges.bottom <= window.innerHeight;
            }).length,
          header.height,
        );
        expect(seen, `${top}`).toBeGreaterThan(0);
      }
    },
  );

test('the paragraphs of a post stand 20 px apart, headings 48 below them, and lines have at most 70 letters', async ({
  page,
}) => {
  await page.goto('/post-right-sidebar');
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    const { gaps, above, letters } = await page.evaluate(() => {
      const edge = (element: Element) => element.getBoundingClientRect();
      const paragraphs = [...document.querySelectorAll('main section[id^=a] p')];
      return {
        gaps: paragraphs
          .filter((paragraph) => paragraph.nextElementSibling?.matches('p'))
          .map((paragraph) => Math.round(edge(paragraph.nextElementSibling!).top - edge(paragraph).bottom)),
        above: [...document.querySelectorAll('main section[id^=a] + section[id^=a]')].map((part) =>
          Math.round(edge(part).top - edge(part.previousElementSibling!).bottom),
        ),
        letters: paragraphs.map((paragraph) => {
          const lines = edge(paragraph).height / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
          return lines > 1.5 ? paragraph.textContent.length / Math.round(lines) : 0;
        }),
      };
    });
    expect(gaps.length).toBeGreaterThan(1);
    expect([...new Set(gaps)]).toEqual([20]);
    expect([...new Set(above)]).toEqual([48]);
    expect(Math.max(...letters)).toBeLessThanOrEqual(70);
  }
});

test('/blog-grid-wide uses the whole page with two in a row, /blog-grid three, /blog-list one', async ({ page }) => {
  await page.setViewportSize(desk);
  for (const [path, columns] of Object.entries({ '/blog-list': 1, '/blog-grid': 3, '/blog-grid-wide': 2 })) {
    await page.goto(path);
    const items = await Promise.all((await page.locator('main ol > li').all()).map((item) => item.boundingBox()));
    expect(new Set(items.map((item) => Math.round(item!.x))).size, path).toBe(columns);
    expect((await box(page, 'main ol')).width).toBeGreaterThan(1100);
  }
});

test('Next goes to a page of its own whose heading has the focus, and Back returns', async ({ page }) => {
  await page.goto('/blog-grid');
  await hydrated(page.getByRole('banner'));
  const first = await page.locator('main h2').allTextContents();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/blog-grid\?page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/page 2/);
  expect(await page.locator('main h2').allTextContents()).not.toEqual(first);
  await page.goBack();
  await expect(page.locator('main h2').first()).toHaveText(first[0]!);
});

test('a page of a list, a tag’s posts and a post have their own HTML, also without scripts; a page that is not there answers 404', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/blog-list?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page 2');
  await page.goto('/blog-list-right-sidebar?tag=money');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News about Money');
  await page.goto('/post-right-sidebar?post=winter-bag');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A winter bag is packed in eight small steps');
  expect((await page.goto('/blog-list?page=99'))?.status()).toBe(404);
  expect((await page.goto('/post-right-sidebar?post=no-such-post'))?.status()).toBe(404);
  expect((await page.goto('/blog-list?utm_source=letter'))?.status()).toBe(200);
  await context.close();
});

test('a page of a list that is not there stays the page for unknown addresses once scripts run, and one goes on from it', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/blog-list?page=99');
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.textContent();
  await hydrated(page.getByRole('banner'));
  await expect(heading).toHaveText(words!);
  await expect(page.getByRole('banner').getByRole('link', { name: titleOf('/about'), exact: true })).toBeVisible();
  expect(faults).toEqual([]);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(heading).toBeFocused();
  await expect(heading).not.toHaveText(words!);
});

test('READ MORE opens the post in place, and its neighbours follow', async ({ page }) => {
  await page.goto('/blog-list');
  await hydrated(page.getByRole('banner'));
  const title = await page.locator('main h2').first().textContent();
  await page
    .getByRole('link', { name: /^READ MORE/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  await expect(page).toHaveTitle(new RegExp(title!));
  const neighbour = page.getByRole('navigation', { name: 'Other posts' }).getByRole('link').first();
  const older = await neighbour.textContent();
  await neighbour.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older!);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the gallery’s strip has four thumbnails of 100 by 80 px, 10 px apart', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/post-gallery');
  const items = page.getByRole('list', { name: 'Choose a picture' }).getByRole('listitem');
  const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect()));
  expect(boxes.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 4 }, () => [100, 80]));
  for (const [index, item] of boxes.slice(1).entries()) expect(Math.round(item.left - boxes[index]!.right)).toBe(10);
});

test('a link of the contents brings the focus to its part and marks it', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/post-tutorial');
  const contents = page.getByRole('navigation', { name: 'In this post' });
  await hydrated(contents.getByRole('link').first());
  await contents.getByRole('link').nth(4).click();
  await expect(page).toHaveURL(/#a5$/);
  await expect(page.locator('#a5 h2')).toBeFocused();
  await expect(contents.getByRole('link').nth(4)).toHaveAttribute('aria-current', 'location');
});
