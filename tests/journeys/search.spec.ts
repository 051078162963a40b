// The one search, from the fields of three pages: what a parent means is found, counted and marked; nothing is loaded before a field is used, and nothing is sent.
import type { Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { faqGroups } from '#content/values/lists.ts';
import { faqWords } from '#content/words/faqs.ts';
import { notFound } from '#content/words/not-found.ts';
import { searchWords } from '#content/words/search.ts';

import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

const question = (id: string) => faqGroups.flatMap(({ items }) => items).find((item) => item.id === id)!;
const found = (page: Page) => page.getByRole('list', { name: searchWords.results }).getByRole('listitem');

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
}

test('on /faqs “cost” leads with the answer about fees, with the words marked, and by keyboard to the page of answers', async ({
  page,
}) => {
  await page.goto('/faqs');
  const field = page.getByRole('searchbox', { name: faqWords.search.label });
  await hydrated(field);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await field.focus();
  await expect.poll(() => requests.filter((path) => path.startsWith('/assets/find-'))).toHaveLength(1);
  await searchFor(page, 'costs');
  await expect(page.getByRole('status').getByText(/^6 answers found for “costs”$/)).toBeVisible();
  await expect(found(page)).toHaveCount(6);
  await expect(found(page).first()).toContainText(question('fees').title);
  await expect(found(page).first()).toContainText(question('fees').text);
  await expect(found(page).first().locator('mark')).toHaveText(['cost', 'fee']);
  const mark = found(page).first().locator('mark').first();
  await expect(mark).toHaveCSS('text-decoration-line', 'underline');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(found(page).getByRole('link').first()).toBeFocused();
  expect(requests.filter((path) => !path.startsWith('/assets/') && !/\.(avif|webp)$/.test(path))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/facts#fees');
});

test('the search of an unknown address finds what a main page says of fees, and helps where it finds nothing', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await hydrated(page.getByRole('searchbox', { name: notFound.search.label }));
  await searchFor(page, 'fees');
  await expect(found(page).filter({ hasText: '$326.25 a month' }).getByRole('link', { name: 'Program' })).toBeVisible();
  await searchFor(page, 'sick');
  await expect(found(page).first().getByRole('link')).toHaveAttribute('href', '/facts#sick');
  await searchFor(page, 'zebra');
  await expect(page.getByText(searchWords.found(0, 'answer', 'zebra'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: provider.phone })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: searchWords.help.write }).click();
  await expect(page).toHaveURL('/contact-us');
});

test('a search that cannot load says so, and finds when it is tried again', async ({ page }) => {
  await page.goto('/blog-list-right-sidebar');
  await hydrated(page.getByRole('search'));
  await page.route('**/assets/find-*.js*', (route) => route.abort());
  await searchFor(page, 'sick');
  await expect(page.getByText(searchWords.failed)).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link', { name: provider.phone })).toBeVisible();
  await page.unroute('**/assets/find-*.js*');
  await searchFor(page, 'allergie');
  await expect(found(page).locator('mark').first()).toBeVisible();
});

for (const path of ['/faqs', '/no-such-page'])
  test.describe(`${path} without scripts`, () => {
    test.use({ javaScriptEnabled: false });
    test('has no search that would do nothing, and all that it finds', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('search')).toBeHidden();
      await expect(page.getByText(path === '/faqs' ? question('fees').text : notFound.pages)).toBeVisible();
    });
  });
