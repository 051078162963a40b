// A browser that blocks site data: reading any of its stores throws. The site works as usual, but for what it would remember.
import { provider } from '#content/site/provider.ts';
import { message, newsletter } from '#content/site/words/forms.ts';
import { words } from '#content/words/registration.ts';

import { expect, test } from '../site.ts';
import { card, fillChild, hydrated, sent, submit, toChild } from './family.ts';
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
  await form.getByLabel('Your name').fill('Ana Okafor');
  await form.getByLabel('Email').fill('ana@blocked.example');
  await form.getByLabel('Phone').fill('403-555-0167');
  await form.getByLabel('Message').fill('Is there room on Mondays?');
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

for (const [path, name, title] of [
  ['/index-2', 'Newsletter', newsletter.sent.title],
  ['/faqs', 'Ask Questions', message.thanks],
  ['/teachers-details', /^Write to /, message.thanks],
] as const)
  test(
    `where site data are blocked, the form of ${path} is sent`,
    { tag: path === '/faqs' ? [] : '@release' },
    async ({ page, mail }) => {
      await page.goto(path);
      const form = page.getByRole('form', { name }).first();
      await hydrated(form);
      const answers = {
        'Your name': 'Ana Okafor',
        [path === '/index-2' ? 'Your email' : 'Email']: 'ana@blocked.example',
        Phone: '403-555-0167',
        Message: 'Is there room?',
      };
      for (const [label, text] of Object.entries(answers))
        for (const field of await form.getByLabel(label, { exact: true }).all()) await field.fill(text);
      await form.getByRole('button').click();
      await expect(form.getByRole('status')).toContainText(title);
      expect((await mail.next(provider.email)).replyTo?.value[0]?.address).toBe('ana@blocked.example');
    },
  );

test('where site data are blocked, a comment is sent', async ({ page, mail }) => {
  await page.goto('/post-standard');
  const form = page.getByRole('form', { name: 'Leave a Reply' });
  await hydrated(form);
  await form.getByLabel('Author').fill('Ana Okafor');
  await form.getByLabel('Email').fill('ana@blocked.example');
  await form.getByLabel('Comment').fill('We loved it.');
  await form.getByRole('button', { name: 'Post Comment' }).click();
  expect((await mail.next(provider.email)).replyTo?.value[0]?.address).toBe('ana@blocked.example');
});
