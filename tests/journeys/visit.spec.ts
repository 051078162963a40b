// “Come and look”: from the menu of a phone or the foot of a page to the message form, whose letter begins with what suits and what helps.
import type { Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { visitTimes } from '#content/values/opening.ts';
import { message as says, visit } from '#content/site/words/forms.ts';
import { visitFields, visitOpening, visitWords } from '#content/words/contact.ts';
import { header } from '#content/words/header.ts';

import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

test.skip(!visit, 'This daycare offers no visits.');
test.use({ viewport: { width: 390, height: 844 } });

const [times, reach, helps] = visitFields;
const field = (page: Page, { label }: { label: string }) => page.getByRole('main').getByLabel(label);

async function writeAndSend(page: Page) {
  await field(page, { label: 'Your name' }).fill('Noor');
  await field(page, { label: 'Email' }).fill('noor@family.example');
  await field(page, { label: 'Phone' }).fill('403-555-0167');
  await page.getByRole('button', { name: 'Send message' }).click();
}

test('the phone’s menu leads to a visit, and the letter begins with what suits and what helps', async ({
  page,
  mail,
}) => {
  await page.goto('/program');
  await hydrated(page.getByRole('banner'));
  await page.getByRole('button', { name: header.open }).click();
  await page.getByRole('banner').getByRole('link', { name: visit!.title }).click();
  await expect(page.getByRole('heading', { level: 2, name: visit!.title })).toBeFocused();
  await expect(field(page, { label: 'Message' })).toHaveValue(visitOpening);
  await field(page, times).selectOption(visitTimes[2]!);
  await field(page, reach).selectOption(visitWords.otherWays.text);
  await field(page, helps).fill('Large print');
  await writeAndSend(page);
  await expect(page.getByRole('group', { name: says.thanks })).toBeFocused();
  const { text, subject } = await mail.next(provider.email);
  expect(subject).toBe(`New Inquiry from Noor - ${provider.name}`);
  expect(text).toContain(
    `A time that suits: ${visitTimes[2]}\nReach us: By text message only\nWhat helps: Large print\n\n${visitOpening}\n\nName: Noor`,
  );
});

test('without times and needs the letter is that of any message', async ({ page, mail }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: visit!.title }).click();
  await hydrated(page.getByRole('form', { name: 'Contact' }));
  await writeAndSend(page);
  const { text } = await mail.next(provider.email);
  expect(text?.trim()).toBe(`${visitOpening}\n\nName: Noor\nEmail: noor@family.example\nPhone: 403-555-0167`);
});

test('what was asked for a visit does not go with another message, nor the words that it began with', async ({
  page,
  mail,
}) => {
  await page.goto('/contact-us?about=visit');
  await hydrated(page.getByRole('form', { name: 'Contact' }));
  await field(page, helps).fill('Large print');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(field(page, helps)).toHaveCount(0);
  await expect(field(page, { label: 'Message' })).toHaveValue('');
  await field(page, { label: 'Message' }).fill('Hello');
  await writeAndSend(page);
  expect((await mail.next(provider.email)).text).not.toContain('Large print');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a visit is asked for all the same', async ({ page, mail }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: visit!.title }).click();
    await field(page, times).selectOption(visitTimes[0]!);
    await writeAndSend(page);
    await expect(page.getByRole('group', { name: says.thanks })).toBeFocused();
    expect((await mail.next(provider.email)).text).toContain(`A time that suits: ${visitTimes[0]}\n\n${visitOpening}`);
  });
});
