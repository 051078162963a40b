import { letterhead } from '#content/values/daycare.ts';
import { provider } from '#content/site/provider.ts';
import type { Page } from '@playwright/test';

import { contactInquiry } from '#mail/contact-inquiry.ts';

import { expect, startGateway, test } from '../site.ts';
import { reach, toasts } from './family.ts';
import { fillInquiry } from './forms.ts';

const form = (page: Page) => page.locator('form').filter({ hasText: 'Message' });

async function ask(page: Page, text = 'Is there room on Tuesdays?') {
  await fillInquiry(form(page), { Email: 'ana@family.example', Message: text });
  await form(page).getByRole('button', { name: 'Send message' }).click();
}

test(
  'a blank message is refused with its toast; a question arrives with the sender’s details, and the form is empty again',
  { tag: '@any-daycare' },
  async ({ page, mail }) => {
    await reach(page, '/contact-us');
    let body: Record<string, string> | undefined;
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      expect(new URL(request.url()).pathname).toBe('/api/sendEmail');
      expect(request.headers()['content-type']).toContain('application/json');
      body = request.postDataJSON();
    });
    await ask(page, '   ');
    await expect(toasts(page).filter({ hasText: 'Please enter a message.' })).toBeVisible();
    await expect(form(page).getByLabel('Message')).toBeFocused();
    await expect(form(page).getByLabel('Message')).toHaveAccessibleDescription(/Please enter a message\./);
    expect(body).toBeUndefined();
    await ask(page);
    await expect(toasts(page).filter({ hasText: 'Email sent successfully!' })).toBeVisible();
    await expect(toasts(page).filter({ hasText: 'Sending email, please wait...' })).toHaveCount(0);
    const inquiry = await mail.next(provider.email);
    expect(inquiry.subject).toBe(`New Inquiry from Ana Okafor - ${provider.name}`);
    expect(inquiry.replyTo?.value[0]?.address).toBe('ana@family.example');
    expect(inquiry.text).toMatch(
      /^Is there room on Tuesdays\?[\s\S]*Ana Okafor[\s\S]*ana@family\.example[\s\S]*403-555-0167/,
    );
    expect(Object.keys(body!).toSorted()).toEqual(['message', 'subject', 'to']);
    expect(body!['to']).toBe(provider.email);
    for (const label of ['Your name', 'Email', 'Phone', 'Message'])
      await expect(form(page).getByLabel(label, { exact: true })).toHaveValue('');
  },
);

test('when sending fails, or nothing answers, the question is kept and there are two other ways', async ({
  page,
  mail,
}) => {
  await page.goto('/contact-us');
  await page.route('**/api/sendEmail', (route) =>
    route.fulfill({ status: 503, json: { message: 'Please try again in a minute' } }),
  );
  await ask(page, 'Do you have a twin stroller?');
  await expect(toasts(page).filter({ hasText: 'An error occurred: Please try again in a minute' })).toBeVisible();
  await expect(form(page).getByLabel('Message')).toHaveValue('Do you have a twin stroller?');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]').last()).toBeVisible();
  await expect(main.locator('a[href*="subject="]')).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${RegExp.escape(provider.email)}\\?`),
  );
  await page.unroute('**/api/sendEmail');
  await page.route('**/api/sendEmail', (route) => route.abort());
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(toasts(page).filter({ hasText: 'An error occurred: Failed to send email' })).toBeVisible();
  await page.unroute('**/api/sendEmail');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await mail.next(provider.email);
});

test('when many write at once the browser passes the spam check by itself, and the sender sees only that the message is sent', async ({
  page,
}) => {
  const busy = await startGateway({ RATE_ALL: '2' });
  try {
    const other = contactInquiry(letterhead, { name: 'Eve', email: '', phone: '', message: 'I write too.' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${busy.url}/api/sendEmail`, { method: 'POST', headers, body: JSON.stringify(other) });
    const asked: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/')) asked.push(`${response.status()} ${pathname}`);
    });
    await page.goto(`${busy.url}/contact-us`);
    await ask(page);
    await expect(toasts(page).filter({ hasText: 'Email sent successfully!' })).toBeVisible();
    expect(asked).toEqual(['429 /api/sendEmail', '200 /api/challenge', '200 /api/sendEmail']);
  } finally {
    await busy.stop();
  }
});
