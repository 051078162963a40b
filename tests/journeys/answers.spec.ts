// What parents ask, from the home page of a phone: each answer is at most two presses away, with and without scripts, and the search finds it.
import type { Page } from '@playwright/test';

import { asked } from '#content/values/lists.ts';
import { faqGroups } from '#content/values/lists.ts';
import { allAnswers, answersLink } from '#content/words/answers-link.ts';
import { factsWords } from '#content/words/facts-page.ts';
import { header } from '#content/words/header.ts';
import { notFound } from '#content/words/not-found.ts';
import { searchWords } from '#content/words/search.ts';

import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

test.use({ viewport: { width: 390, height: 844 } });

const questions = faqGroups.flatMap(({ items }) => items);
const question = (id: string) => questions.find((item) => item.id === id)!;
const wall = (page: Page) => page.getByRole('navigation', { name: answersLink.title });
const brick = (page: Page, words: string) => page.getByRole('main').getByRole('link', { name: words, exact: true });

/** Presses the brick of a question, on the home page if it is there, or else below “All answers”. Returns the number of presses. */
async function pressTo(page: Page, words: string): Promise<number> {
  const atHome = await wall(page).getByRole('link', { name: words, exact: true }).count();
  if (!atHome) await wall(page).getByRole('link', { name: allAnswers }).click();
  await brick(page, words).first().click();
  return atHome ? 1 : 2;
}

/** One that stands on the home page, and one that does not; the others in the long run. */
const tagOf = (index: number) => ({ tag: [0, asked.length - 1].includes(index) ? [] : '@release' });

for (const [index, { words, to }] of asked.entries())
  test(`“${words}” is answered after at most two presses from home`, tagOf(index), async ({ page }) => {
    const { title, text } = question(to.replace('/facts#', ''));
    await page.goto('/');
    await hydrated(wall(page));
    expect(await pressTo(page, words)).toBeLessThanOrEqual(2);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    await expect(page.getByRole('main')).toContainText(text);
  });

test('by keyboard a brick leads to its answer, whose window alone is lit', async ({ page }) => {
  await page.goto('/facts');
  const [first, second] = asked;
  await hydrated(page.getByRole('main'));
  const answer = (to: string) => page.locator(to.replace('/facts', ''));
  for (const { words, to } of [first!, second!]) {
    await brick(page, words).focus();
    await page.keyboard.press('Enter');
    await expect(answer(to).getByRole('heading')).toBeFocused();
    await expect(answer(to)).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
  await expect(answer(first!.to)).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});

test('the menu of a phone, the footer, and the pages of the programs and of contact lead to the answers', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page.getByRole('banner'));
  await page.getByRole('button', { name: header.open }).click();
  await page.getByRole('banner').getByRole('link', { name: answersLink.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: answersLink.title })).toBeFocused();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: answersLink.title })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const [path, words] of [
    ['/program', allAnswers],
    ['/contact-us', answersLink.title],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: words })).toHaveAttribute('href', answersLink.link);
  }
});

for (const { place, path, label } of [
  { place: 'on the page of answers', path: '/facts', label: factsWords.search.label },
  { place: 'at an unknown address', path: '/no-such-page', label: notFound.search.label },
])
  test(`“sick”, searched ${place}, leads to the answer`, async ({ page }) => {
    await page.goto(path);
    const field = page.getByRole('searchbox', { name: label });
    await hydrated(field);
    await field.fill('sick');
    await page.keyboard.press('Enter');
    const found = page.getByRole('list', { name: searchWords.results }).getByRole('listitem');
    await found.first().getByRole('link').click();
    await expect(page).toHaveURL('/facts#sick');
    await expect(page.getByRole('heading', { name: question('sick').title })).toBeFocused();
  });

test('what is found comes into view where the field stands at the lower edge of the window', async ({ page }) => {
  await page.goto('/facts');
  const field = page.getByRole('searchbox', { name: factsWords.search.label });
  await hydrated(field);
  await field.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await field.fill('sick');
  await page.keyboard.press('Enter');
  const found = page.getByRole('list', { name: searchWords.results }).getByRole('listitem');
  await expect(found.first()).toBeInViewport({ ratio: 0.99 });
  await expect(field).toBeInViewport();
  await field.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await field.fill('zebra');
  await page.keyboard.press('Enter');
  await expect(page.getByText(searchWords.found(0, 'answer', 'zebra'))).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: searchWords.help.write }).first()).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [index, { words, to }] of asked.entries())
    test(`“${words}” is answered after at most two presses from home`, tagOf(index), async ({ page }) => {
      await page.goto('/');
      expect(await pressTo(page, words)).toBeLessThanOrEqual(2);
      await expect(page).toHaveURL(to);
      const answer = page.locator(to.replace('/facts', ''));
      await expect(answer).toBeInViewport();
      await expect(answer.getByText(question(to.replace('/facts#', '')).text)).toBeVisible();
    });
});
