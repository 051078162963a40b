// What the small print offers: a report of a barrier whose first words are already written, and documents for auditors with their right types.
import { provider } from '#content/site/provider.ts';
import { barrier, message as says } from '#content/site/words/forms.ts';
import { words } from '#content/words/contact.ts';

import type { Page } from '@playwright/test';

import { publishedReports } from '../../a11y/reports.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

/**
 * @param name a different one for each journey: a repeated message is mailed only once
 * @param ready waits until the form is hydrated; without scripts there is nothing to wait for
 */
const report = async (page: Page, name: string, ready: () => Promise<unknown> = async () => {}) => {
  await page.goto('/accessibility');
  await page.getByRole('main').getByRole('link', { name: barrier.title }).last().click();
  await expect(page).toHaveURL('/contact-us?about=barrier#message');
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(barrier.title)}`));
  await ready();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/^Something on your website keeps me out\.\nThe page: /);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill('ana@family.example');
  await page.getByLabel('Phone').fill('403-555-0167');
  await message.fill(`${await message.inputValue()}NVDA`);
  await page.getByRole('button', { name: 'Send message' }).click();
};

test('a report of a barrier opens the contact form with its first words, and is sent', async ({ page, mail }) => {
  await report(page, 'Ana', () => hydrated(page.getByRole('form', { name: 'Contact' })));
  await expect(page.getByText(says.thanks)).toBeVisible();
  await page.getByRole('button', { name: words.another }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  const { text } = await mail.next(provider.email);
  expect(text).toContain('Something on your website keeps me out.');
  expect(text).toContain('My browser and aids: NVDA');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('without scripts a report of a barrier is begun and sent all the same', async ({ page, mail }) => {
    await report(page, 'Noor');
    await expect(page.getByRole('group', { name: says.thanks })).toBeFocused();
    expect((await mail.next(provider.email)).text).toContain('My browser and aids: NVDA');
  });
});

test('the site map leads to every page of the provider and of the small print, and to nothing of the template', async ({
  page,
}) => {
  await page.goto('/site-map');
  const links = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => link.pathname));
  const ours = routes.filter(({ group }) => group !== 'template').map(({ path }) => path as string);
  expect([...new Set(links)].toSorted()).toEqual(ours.toSorted());
});

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  yaml: 'text/yaml; charset=utf-8',
};

test('the reports are served as what they are and run nothing, and no other file of HTML beside the pages is served', async ({
  request,
}) => {
  for (const file of Object.keys(publishedReports())) {
    const answer = await request.get(`/accessibility/reports/${file}`);
    expect(answer.status(), file).toBe(200);
    const headers = answer.headers();
    expect(headers['content-type'], file).toBe(types[file.split('.').at(-1)!]);
    expect(headers['content-security-policy'], file).toContain("default-src 'none'");
    expect(headers['x-content-type-options'], file).toBe('nosniff');
  }
  for (const path of ['/accessibility/reports/none.html', '/accessibility/index.html', '/accessibility/reports/'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).not.toBe(200);
});
