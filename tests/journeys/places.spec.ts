// “Is there a place, and what will it cost?”: asked by way of a link, with the keyboard alone, and without scripts.
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { programs } from '#content/values/lists.ts';
import { finderWords } from '#content/words/finder.ts';
import { answerWords, placesWords } from '#content/words/places.ts';
import { costQuestion, placesLink } from '#content/words/places-link.ts';
import { waitingWords } from '#content/words/waiting-list.ts';

import { expect, test } from '../site.ts';
import { card, dateField, fillInfo, fillParent } from './family.ts';

const { fields } = finderWords;
const field = (page: Page, name: keyof typeof fields) => page.locator(`[name=${name}]`);
const answer = (page: Page) => page.locator('#answer');

const live = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['scripts'] === 'live');

/** Days that fit whatever the day of the journey is: the first of a month, so many months from now. */
function monthsFromNow(count: number) {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1)).toISOString().slice(0, 10);
}
const toddler = monthsFromNow(-24);
const start = monthsFromNow(2);

async function ask(page: Page, born: string) {
  await field(page, 'born').fill(born);
  await field(page, 'start').fill(start);
  await field(page, 'days').selectOption('3');
  await field(page, 'hours').fill('8');
  await field(page, 'hours').press('Enter');
}

test('from a fee to the answer, which can be reloaded and gone back to, and to the registration with both days', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await live(page);
  await page.getByRole('link', { name: costQuestion }).click();
  await expect(page.getByRole('heading', { level: 1, name: placesLink.title })).toBeFocused();

  // What is missing is said beside the field, which has the focus.
  await page.getByRole('button', { name: finderWords.submit }).press('Enter');
  await expect(field(page, 'born')).toBeFocused();
  await expect(field(page, 'born')).toHaveAccessibleDescription(/The date of birth is missing/);

  await ask(page, toddler);
  const heading = answer(page).getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toContainText('Toddlers, from');
  await expect(answer(page)).toContainText('about 104 hours a month, full-time.');
  await expect(page.locator('#places').getByText(placesWords.yours)).toHaveCount(1);

  // Another child, asked for twice, and back.
  const first = page.url();
  await field(page, 'born').fill(monthsFromNow(-48));
  await page.getByRole('button', { name: finderWords.submit }).click();
  await expect(heading).toContainText('Preschoolers');
  await page.getByRole('button', { name: finderWords.submit }).click();
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toContainText('Toddlers');
  await expect(field(page, 'born')).toHaveValue(toddler);
  expect(page.url()).toBe(first);

  // Opened again it is the gateway's page, and alive.
  await page.reload();
  await expect(heading).toContainText('Toddlers');
  await expect(field(page, 'hours')).toHaveValue('8');
  await live(page);
  await answer(page).getByRole('link', { name: answerWords.registration.link }).click();
  await fillParent(page);
  await card(page).getByRole('button', { name: 'Next' }).click();
  await fillInfo(page);
  await card(page).getByRole('button', { name: 'Next' }).click();
  await expect(dateField(page, 'Date of birth')).toHaveValue(toddler);
  await expect(dateField(page, 'Requested start date')).toHaveValue(start);
  expect((await context.storageState()).origins).toEqual([]);
});

test('a child that is too young: from which day on, and both months in the form of the waiting list', async ({
  page,
}) => {
  await page.goto('/places');
  await ask(page, monthsFromNow(1));
  await expect(answer(page)).toContainText('We begin at 12 months');
  await answer(page).getByRole('link', { name: answerWords.waitingList.link }).click();
  const form = page.getByRole('form', { name: waitingWords.name });
  const year = (name: string) => form.getByRole('group', { name }).getByLabel(waitingWords.year);
  await expect(year(waitingWords.born)).toHaveValue(monthsFromNow(1).slice(0, 4));
  await expect(year(waitingWords.start)).toHaveValue(monthsFromNow(13).slice(0, 4));
  await expect(form.getByLabel(waitingWords.group)).toHaveValue(programs[0]!.title);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the address has the answer in its page, and a mistake a link to its field', async ({ page }) => {
    await page.goto('/places');
    await field(page, 'hours').fill('often');
    await field(page, 'born').fill(toddler);
    await field(page, 'start').fill(start);
    await page.getByRole('button', { name: finderWords.submit }).click();
    const problem = page.getByRole('group', { name: finderWords.problem });
    await expect(problem).toBeFocused();
    await problem.getByRole('link', { name: 'Write the hours as a number, such as 8 or 8.5.' }).click();
    await expect(field(page, 'hours')).toBeFocused();
    await expect(field(page, 'born')).toHaveValue(toddler);
    await field(page, 'hours').fill('8½');
    await page.getByRole('button', { name: finderWords.submit }).click();
    await expect(answer(page).getByRole('heading', { level: 2 })).toContainText('Toddlers, from');
    await expect(answer(page).getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('where nothing answers, the page of the build says so beside its tables, and is silent if nothing is asked', async ({
    page,
  }) => {
    const built = readFileSync('dist/client/places/index.html', 'utf8');
    await page.route(/places\?/, (route) => route.fulfill({ body: built, contentType: 'text/html' }));
    await page.goto('/places');
    await expect(page.getByText(finderWords.unanswered)).toBeHidden();
    await field(page, 'born').fill(toddler);
    await field(page, 'start').fill(start);
    await page.getByRole('button', { name: finderWords.submit }).click();
    await expect(page.getByText(finderWords.unanswered)).toBeInViewport();
  });
});
