import { provider } from '#content/site/provider.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { comment as commentSays, newsletter } from '#content/site/words/forms.ts';

import { expect, test } from '../site.ts';
import { hold, hydrated, reach } from './family.ts';
import { fillInquiry } from './forms.ts';

const form = (page: Page, name: string | RegExp) => page.getByRole('form', { name });

/** What the page posts, as it leaves the browser. */
async function posting(page: Page, act: () => Promise<unknown>) {
  const [request] = await Promise.all([page.waitForRequest((sent) => sent.method() === 'POST'), act()]);
  return request;
}

test('a sign-up for the newsletter is one multipart post with the fixed identifiers, and arrives', async ({
  page,
  mail,
}) => {
  await reach(page, '/index-2');
  const asked = form(page, 'Newsletter').first();
  await hydrated(asked);
  await asked.getByLabel('Your email').fill('letter@family.example');
  const request = await posting(page, () => asked.getByRole('button').click());
  expect(new URL(request.url()).pathname).toBe('/api/v1.0/email/send-form');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const body = request.postData() ?? '';
  for (const name of ['dzEmail', 'lib_version', 'service_id', 'template_id', 'user_id'])
    expect(body).toContain(`name="${name}"`);
  await expect(asked.getByRole('status')).toContainText(newsletter.sent.title);
  await expect(asked.getByLabel('Your email')).toHaveValue('');
  expect((await mail.next(provider.email)).subject).toBe(
    `Newsletter request for letter@family.example - ${provider.name}`,
  );
});

test('nothing below the spam check moves while it works, on the narrowest phone either', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/faqs');
  const asked = form(page, 'Ask Questions');
  await hydrated(asked);
  const check = asked.getByRole('group', { name: 'Spam check' });
  // Every height that the spam check has from now on.
  const heights = await check.evaluateHandle((element) => {
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(element.getBoundingClientRect().height)).observe(element);
    return seen;
  });
  await asked.getByLabel('Your name').focus();
  await expect(check).toHaveText('Checked. You can send it now.');
  expect(await heights.evaluate((seen) => seen.size)).toBe(1);
});

for (const [path, name, template, subject] of [
  ['/faqs', 'Ask Questions', 'question', /^New Question from Ana Okafor/],
  ['/teachers-details', /^Write to /, 'teacher-message', /^New Message for .+ from Ana Okafor/],
] as const)
  test(
    `by keyboard alone the form of ${path} passes the spam check without a puzzle, calls only this site, and arrives`,
    {
      tag: path === '/faqs' ? [] : '@release',
    },
    async ({ page, mail, baseURL }) => {
      const hosts = new Set<string>();
      await page.goto(path);
      const asked = form(page, name);
      await hydrated(asked);
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      await asked.getByLabel('Your name').focus();
      for (const text of ['Ana Okafor', 'ana@family.example', '403-555-0142', `Is there room on ${path}?`]) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await expect(asked.getByRole('button')).toBeFocused();
      await expect(asked.getByRole('group', { name: 'Spam check' })).toContainText('Checked.');
      const request = await posting(page, () => page.keyboard.press('Enter'));
      expect(new URL(request.url()).pathname).toBe('/api/v1.0/email/send');
      expect(request.postDataJSON()).toMatchObject({
        lib_version: '4.4.1',
        user_id: 'daycare-site',
        service_id: 'daycare-mail',
        template_id: template,
        template_params: { dzName: 'Ana Okafor', 'dzOther[Phone]': '403-555-0142' },
      });
      await expect(asked.getByRole('status')).toContainText('Thank you.');
      expect([...hosts]).toEqual([new URL(baseURL).origin]);
      const letter = await mail.next(provider.email);
      expect(letter.subject).toMatch(subject);
      expect(letter.text).toContain(`Is there room on ${path}?`);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('form').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
  );

test('a honeypot that a password manager has filled in stops nobody twice', async ({ page, mail }) => {
  await reach(page, '/faqs');
  const asked = form(page, 'Ask Questions');
  await hydrated(asked);
  await fillInquiry(asked, { Message: 'Filled by a password manager?' });
  await asked.locator('[name=dzFax]').evaluate((field: HTMLInputElement) => (field.value = '403-555-0199'));
  await asked.getByRole('button').click();
  await expect(asked.getByRole('status')).toContainText('please send it again');
  await expect(asked.getByLabel('Message')).toHaveValue('Filled by a password manager?');
  await asked.getByRole('button').click();
  await expect(asked.getByRole('status')).toContainText('Thank you.');
  expect((await mail.next(provider.email)).text).toContain('Filled by a password manager?');
});

test('Reply brings the focus to the form, which names whom one answers, and Cancel leads back; the comment is posted by the browser itself, thanked for on the page of its post, and read by the provider', async ({
  page,
  mail,
}) => {
  await reach(page, '/post-standard');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const first = page.locator('[id^="comment-"]').first();
  const name = (await first.locator('b').first().textContent())!;
  await hydrated(form(page, /^Leave a Reply/));
  await first
    .getByRole('link', { name: /^Reply/ })
    .first()
    .click();
  const asked = form(page, `Leave a Reply to ${name}`);
  await expect(asked).toBeVisible();
  await expect.poll(() => asked.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await asked.getByRole('link', { name: 'Cancel reply' }).click();
  await expect(form(page, 'Leave a Reply')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel reply' })).toHaveCount(0);
  await expect(form(page, 'Leave a Reply').getByLabel('Comment')).toHaveValue('');
  await first
    .getByRole('link', { name: /^Reply/ })
    .first()
    .click();
  await expect(asked.getByLabel('Comment')).toHaveValue(`@${name} `);
  await asked.getByLabel('Author').fill('Ana Okafor');
  await asked.getByLabel('Email').fill('ana@family.example');
  await asked.getByLabel('Comment').pressSequentially('So do we.');
  await asked.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByRole('group', { name: commentSays.sent.title })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  expect(new URL(page.url()).pathname).toBe('/api/comments');
  const letter = await mail.next(provider.email);
  expect(letter.subject).toBe(`New Comment from Ana Okafor - ${provider.name}`);
  expect(letter.text).toMatch(new RegExp(`^@${name} So do we\\.[\\s\\S]*/post-standard\\)`));
});

test('Reply keeps what was typed before the scripts came, and the form names whom one answers', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/post-standard', { waitUntil: 'domcontentloaded' });
  await form(page, 'Leave a Reply').getByLabel('Comment').fill('So do we.');
  release();
  const first = page.locator('[id^="comment-"]').first();
  const name = (await first.locator('b').first().textContent())!;
  await hydrated(page.getByRole('banner'));
  await first
    .getByRole('link', { name: /^Reply/ })
    .first()
    .click();
  const asked = form(page, `Leave a Reply to ${name}`);
  await expect(asked.getByLabel('Comment')).toHaveValue(`@${name} So do we.`);
  await expect(asked.getByRole('heading')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter is a plain post that is answered with a page', async ({ page, mail }) => {
    await page.goto('/index-2');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const asked = form(page, 'Newsletter').first();
    await asked.getByLabel('Your email').fill('plain@family.example');
    await asked.getByRole('button').click();
    await expect(asked.getByRole('status')).toContainText(newsletter.sent.title);
    await expect(asked.getByRole('group', { name: newsletter.sent.title })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    expect((await mail.next(provider.email)).replyTo?.value[0]?.address).toBe('plain@family.example');
  });

  test('a question is a plain post, and a mistake is named on a page that keeps the rest', async ({ page, mail }) => {
    await page.goto('/faqs');
    const asked = form(page, 'Ask Questions');
    await expect(asked.getByRole('group', { name: 'Spam check' })).toContainText('No puzzles.');
    await fillInquiry(asked, { Message: 'Plain?', Email: 'ana' });
    await asked.getByRole('button').click();
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
    await expect(asked.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    await expect(asked.getByLabel('Message')).toHaveValue('Plain?');
    await asked.getByLabel('Email').fill('ana@family.example');
    await asked.getByRole('button').click();
    await expect(asked.getByRole('status')).toContainText('Thank you.');
    expect((await mail.next(provider.email)).subject).toMatch(/^New Question/);
  });
});
