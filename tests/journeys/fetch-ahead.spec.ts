// What a link leads to is there before it is followed; nothing is fetched for a visitor to whom bytes are dear.
import type { Page } from '@playwright/test';

import { expect, test } from '../site.ts';
import { titleOf } from './menus.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Paths of the scripts and data that the page has asked for, from now on. */
function asked(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|json)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const aboutLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: titleOf('/about'), exact: true });
const codeOfAbout = /\/about-[\w-]+\.js$/;

test('links in view bring their page’s code once somebody is there, and following them asks for no more of it', async ({
  page,
}) => {
  const paths = asked(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(
    paths.filter((path) => codeOfAbout.test(path)),
    'before anybody is there',
  ).toEqual([]);
  await page.mouse.move(5, 300);
  await expect.poll(() => paths.filter((path) => codeOfAbout.test(path)).length).toBe(1);
  await aboutLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(paths.filter((path) => codeOfAbout.test(path))).toHaveLength(1);
});

test('a link that is pointed at brings its page’s data too', async ({ page }) => {
  const paths = asked(page);
  await page.goto('/blog-list');
  const next = page.getByRole('navigation', { name: 'Pages of posts' }).getByRole('link', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => path.startsWith('/data/'))).toEqual([]);
  await next.hover();
  await expect.poll(() => paths.filter((path) => path.startsWith('/data/'))).toEqual(['/data/news.page-2.json']);
});

for (const [what, connection] of Object.entries({
  'saves data': { saveData: true, effectiveType: '4g' },
  'has a slow connection': { saveData: false, effectiveType: '3g' },
}))
  test(`nothing is fetched ahead for a visitor who ${what}, and every link still leads on`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    const paths = asked(page);
    await page.goto('/');
    await aboutLink(page).hover();
    await page.waitForLoadState('networkidle');
    expect(paths.filter((path) => codeOfAbout.test(path))).toEqual([]);
    await aboutLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(paths.filter((path) => codeOfAbout.test(path))).toHaveLength(1);
  });
