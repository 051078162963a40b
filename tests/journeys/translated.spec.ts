// Parents who read in Tagalog, Ukrainian or Arabic have the browser translate the page: every form tells its outcome there too, and no words are lost.
import type { Page } from '@playwright/test';

import { comment as commentSays, refused } from '#content/site/words/forms.ts';
import { words } from '#content/words/registration.ts';
import { onePerKind } from '../one-per-kind.ts';
import { expect, test } from '../site.ts';
import { hold, hydrated, toasts } from './family.ts';
import { sentForms, type SentForm } from './forms.ts';
import { errorsOf, translatable } from './translate.ts';

/** A page is translated when its scripts are there, or before they come: React then draws its parts anew. */
const moments = ['when it is open', 'before its scripts come'] as const;
type Moment = (typeof moments)[number];

async function open(page: Page, when: Moment, { path, reach, form }: Pick<SentForm, 'path' | 'reach' | 'form'>) {
  const isEarly = when === 'before its scripts come';
  await translatable(page, { atOnce: isEarly });
  if (isEarly) {
    const release = await hold(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main font').first()).toBeAttached();
    release();
    // The form that is looked at first may be the one that React replaces.
    await expect(() => hydrated(form(page))).toPass();
  } else {
    await reach(page);
    await hydrated(form(page));
    await page.evaluate(() => window.translate!());
  }
}

for (const asked of sentForms) {
  const { name, form, fill, send, kept, says, posts } = asked;
  const field = (page: Page) => form(page).locator('input, select').filter({ visible: true }).first();
  for (const when of moments)
    test(
      `a ${name} is checked, refused and sent on a page that is translated ${when}`,
      { tag: name === (when === 'when it is open' ? 'registration' : 'question') ? [] : '@release' },
      async ({ page }) => {
        const errors = errorsOf(page);
        await open(page, when, asked);

        // Refused by the check: the message stands beside the field that has the focus, and changes with it.
        const button = form(page).getByRole('button', { name: /^(Next|Send|Sign up)/ });
        await button.click();
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveAccessibleDescription(/.+/);
        const email = form(page).getByLabel(/email/i);
        await email.fill('ana');
        await button.click();
        if (name !== 'registration')
          await expect(email).toHaveAccessibleDescription('Please enter a valid email address');

        await fill(page);
        // The button of the steps says what it does.
        if (name === 'registration') await expect(form(page).getByRole('button', { name: words.next })).toHaveCount(0);
        await page.route(posts, (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }));
        await send(page);
        await expect(form(page).getByText(says.refused)).toBeVisible();
        await expect(form(page)).toContainText('Not now.');
        const [typed, value] = kept(page);
        await expect(typed).toHaveValue(value);
        await expect(form(page).getByRole('button', { name: /^Sending/ })).toHaveCount(0);
        await page.unroute(posts);

        await send(page);
        await expect(form(page).getByText(says.sent)).toBeVisible();
        await expect(form(page).getByText(says.refused)).toHaveCount(0);
        if (name === 'registration' || name === 'message') {
          await expect(toasts(page).last()).toContainText(/success/);
          await expect(form(page).getByRole('group').filter({ hasText: says.sent })).toBeFocused();
        }
        expect(await page.evaluate(() => window.lost)).toEqual([]);
        expect(errors).toEqual([]);
      },
    );
}

for (const { name, path, form } of sentForms)
  test(
    `what was typed into a ${name} before the scripts of a translated page come stays`,
    { tag: name === 'message' ? [] : '@release' },
    async ({ page }) => {
      await translatable(page, { atOnce: true });
      const release = await hold(page, '**/assets/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('main font').first()).toBeAttached();
      const field = form(page).getByRole('textbox').first();
      await field.fill('Ana');
      release();
      await expect(() => hydrated(form(page))).toPass();
      await expect(field).toHaveValue('Ana');
      await form(page)
        .getByRole('button', { name: /^(Next|Send|Sign up)/ })
        .click();
      await expect(field).toHaveValue('Ana');
    },
  );

for (const when of moments)
  test(
    `a comment is checked, answers another and is sent on a page that is translated ${when}`,
    { tag: when === 'when it is open' ? [] : '@release' },
    async ({ page }) => {
      const errors = errorsOf(page);
      const asked = page.getByRole('form', { name: /^Leave a Reply/ });
      await open(page, when, {
        path: '/post-standard',
        reach: () => page.goto('/post-standard'),
        form: () => asked,
      });
      await asked.getByRole('button', { name: 'Post Comment' }).click();
      await expect(asked.getByLabel('Author')).toBeFocused();
      await expect(asked.getByLabel('Author')).toHaveAccessibleDescription('Author is required');
      await page
        .locator('[id^="comment-"]')
        .first()
        .getByRole('link', { name: /^Reply/ })
        .first()
        .click();
      await expect(asked.getByRole('heading')).toBeFocused();
      await expect(asked.getByRole('heading')).toContainText(/^Leave a Reply to /);
      await asked.getByRole('link', { name: 'Cancel reply' }).click();
      await expect(asked.getByRole('heading')).toHaveText('Leave a Reply');
      await asked.getByLabel('Author').fill('Ana Okafor');
      await asked.getByLabel('Email').fill('ana@family.example');
      await asked.getByLabel('Comment').fill('We loved it.');
      expect(await page.evaluate(() => window.lost)).toEqual([]);
      expect(errors).toEqual([]);
      await asked.getByRole('button', { name: 'Post Comment' }).click();
      await expect(page.getByRole('group', { name: commentSays.sent.title })).toBeVisible();
      await expect(page.getByText(refused.title)).toHaveCount(0);
    },
  );

for (const { path } of onePerKind)
  test(`no button of ${path} loses its words on a translated page`, { tag: '@release' }, async ({ page }) => {
    const errors = errorsOf(page);
    await translatable(page);
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }));
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    await page.evaluate(() => window.translate!());
    for (const button of await page.locator('main button:visible, header button:visible').all())
      for (const press of ['once', 'again']) {
        await page.keyboard.press('Escape');
        // Another press may have hidden it.
        await button.click({ timeout: 2000 }).catch(() => press);
      }
    expect(await page.evaluate(() => window.lost)).toEqual([]);
    expect(errors).toEqual([]);
  });
