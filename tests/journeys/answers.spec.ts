// What parents ask, from the home page of a phone: each answer is at most two presses away, with and without scripts, and the search finds it.
import type { Page } from '@playwright/test';

import { asked } from '#content/values/lists.ts';
import { faqGroups } from '#content/values/lists.ts';
import { allAnswers, answersLink } from '#content/words/answers-link.ts';
import { factsWords } from '#content/words/facts-page.ts';
import { header } from '#content/words/header.ts';
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

// Ten questions, with and without scripts, are asked in ten-questions.spec.ts.
for (const scripts of ['with', 'without'])
  test.describe(`${scripts} scripts`, { tag: '@release' }, () => {
    test.use({ javaScriptEnabled: scripts === 'with' });
    for (const { words, to } of asked)
      test(`“${words}” is answered after at most two presses from home`, async ({ page }) => {
        const { title, text } = question(to.replace('/facts#', ''));
        await page.goto('/');
        if (scripts === 'with') await hydrated(wall(page));
        expect(await pressTo(page, words)).toBeLessThanOrEqual(2);
        await expect(page).toHaveURL(to);
        const answer = page.locator(to.replace('/facts', ''));
        if (scripts === 'with') await expect(page.getByRole('heading', { name: title })).toBeFocused();
        await expect(answer).toBeInViewport();
        await expect(answer.getByText(text)).toBeVisible();
      });
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

test('“sick”, searched where the field stands at the lower edge of the window, comes into view and leads to the answer', async ({
  page,
}) => {
  await page.goto('/facts');
  const field = page.getByRole('searchbox', { name: factsWords.search.label });
  await hydrated(field);
  const search = async (words: string) => {
    await field.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await field.fill(words);
    await page.keyboard.press('Enter');
  };
  await search('zebra');
  await expect(page.getByText(searchWords.found(0, 'answer', 'zebra'))).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: searchWords.help.write }).first()).toBeInViewport();
  await search('sick');
  const found = page.getByRole('list', { name: searchWords.results }).getByRole('listitem');
  await expect(found.first()).toBeInViewport({ ratio: 0.99 });
  await expect(field).toBeInViewport();
  await found.first().getByRole('link').click();
  await expect(page).toHaveURL('/facts#sick');
  await expect(page.getByRole('heading', { name: question('sick').title })).toBeFocused();
});
