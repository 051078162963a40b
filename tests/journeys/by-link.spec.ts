// Pages as people reach them: by a link of the site, and by Back. What works on a page that was opened by its address works there too.
import type { Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { coreValues } from '#content/site/words/about.ts';
import { header } from '#content/words/header.ts';
import { expect, test } from '../site.ts';
import { card, fillChild, fillParent, hydrated, next, sent, step, submit, toChild } from './family.ts';
import { titleOf } from './menus.ts';

/** Opens the first page, waits until its scripts are there, and follows a link of the header to the second. */
async function goByLink(page: Page, from: string, title: string) {
  await page.goto(from);
  await hydrated(page.getByRole('banner'));
  await follow(page, title);
}

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();

test('a parent who comes from another page registers, and both mails arrive', async ({ page, mail }) => {
  await goByLink(page, '/program', header.register.title);
  await toChild(page, { parentEmail: 'from-another-page@family.example' });
  await fillChild(page);
  await submit(page);
  await expect(sent(page)).toBeFocused();
  await mail.next(provider.email);
  await mail.next('from-another-page@family.example');
});

test('a registration goes on where it was left, after a visit to another page and Back', async ({ page, mail }) => {
  await page.goto('/');
  await toChild(page, { parentEmail: 'and-back@family.example' });
  await fillChild(page);
  await follow(page, titleOf('/contact-us'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await submit(page);
  await expect(sent(page)).toBeVisible();
  await mail.next('and-back@family.example');
});

test('a closed value opens on a page that a link leads to', async ({ page }) => {
  await goByLink(page, '/', titleOf('/about'));
  const value = page.getByRole('main').getByRole('button', { name: coreValues.points[1]!.title });
  await value.click();
  await expect(value).toHaveAttribute('aria-expanded', 'true');
});

test('an empty message is refused on a page that a link leads to', async ({ page }) => {
  await goByLink(page, '/about', titleOf('/contact-us'));
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByText('Please enter a message.')).toBeVisible();
  await expect(page).toHaveURL('/contact-us');
});

test('a step that is left empty is refused after Back', async ({ page }) => {
  await page.goto('/');
  await hydrated(card(page));
  await follow(page, titleOf('/program'));
  await expect(page).toHaveURL('/program');
  await page.goBack();
  await next(page);
  await expect(card(page).getByLabel('First name', { exact: true })).toBeFocused();
  await fillParent(page);
  await next(page);
  await expect(step(page, 2)).toBeFocused();
});
