// A browser that blocks site data: reading any of its stores throws. The site works as usual, but for what it would remember.
import { provider } from '#content/site/provider.ts';
import { message } from '#content/site/words/forms.ts';
import { words } from '#content/words/registration.ts';

import { expect, test } from '../site.ts';
import { card, fillChild, hydrated, sent, submit, toChild } from './family.ts';
import { fillInquiry, sentForms } from './forms.ts';
import { titleOf } from './menus.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, store, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
});

test('where site data are blocked, a registration and a question are sent, and links and Back lead to whole pages', async ({
  page,
  mail,
}) => {
  await page.goto('/');
  await toChild(page, { parentEmail: 'blocked@family.example' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: titleOf('/contact-us') })
    .click();
  const form = page.getByRole('form', { name: 'Contact' });
  await fillInquiry(form, { Email: 'ana@blocked.example' });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('group', { name: message.thanks })).toBeFocused();
  expect((await mail.next(provider.email)).replyTo?.value[0]?.address).toBe('ana@blocked.example');
  await page.goBack();
  await fillChild(page);
  await submit(page);
  await expect(sent(page)).toBeFocused();
  await mail.next('blocked@family.example');
  await expect(card(page).getByRole('button', { name: words.another })).toBeVisible();
});

for (const { name, path, form, fill, send, says } of sentForms.filter(({ posts }) => posts.includes('v1.0')))
  test(
    `where site data are blocked, a ${name} is sent`,
    { tag: name === 'question' ? [] : '@release' },
    async ({ page, mail }) => {
      await page.goto(path);
      await hydrated(form(page));
      await fill(page, 'ana@blocked.example');
      await send(page);
      await expect(form(page).getByRole('status')).toContainText(says.sent);
      expect((await mail.next(provider.email)).replyTo?.value[0]?.address).toBe('ana@blocked.example');
    },
  );

test('where site data are blocked, a comment is sent', { tag: '@release' }, async ({ page, mail }) => {
  await page.goto('/post-standard');
  const form = page.getByRole('form', { name: 'Leave a Reply' });
  await hydrated(form);
  await form.getByLabel('Author').fill('Ana Okafor');
  await form.getByLabel('Email').fill('ana@blocked.example');
  await form.getByLabel('Comment').fill('We loved it.');
  await form.getByRole('button', { name: 'Post Comment' }).click();
  expect((await mail.next(provider.email)).replyTo?.value[0]?.address).toBe('ana@blocked.example');
});
