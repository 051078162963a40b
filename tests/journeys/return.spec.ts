// A visitor leaves the page of a form before its answer, and comes back: the form says what has come of the message, which is sent once. That it was
// sent is said on the gateway's own answer alone; a letter that an earlier test has sent is a repeat to it, and comes by mail no second time.
import type { Page } from '@playwright/test';

import { expect, test } from '../site.ts';
import { hold } from './family.ts';
import { sentForms, type SentForm } from './forms.ts';

const tag = (name: string) => (name === 'registration' ? [] : '@release');

async function leave(page: Page) {
  await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function comeBack(page: Page, { form }: SentForm) {
  await page.goBack();
  await expect(form(page)).toBeVisible();
}

/** Sends the form, whose answer waits until the function that this resolves to is called. */
async function sendSlowly(page: Page, { reach, fill, send, posts }: SentForm, json?: object) {
  await reach(page);
  await fill(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    posts,
    async (route) => {
      const response = json ? undefined : await route.fetch();
      await promise;
      await route.fulfill(response ? { response } : { status: 503, json });
    },
    { times: 1 },
  );
  const posted = page.waitForRequest(posts);
  await send(page);
  await posted;
  return resolve;
}

for (const sent of sentForms) {
  const { name, form, kept, says } = sent;
  test(
    `the ${name} form that is refused while it is left says so to who comes back, is sent again, and waits for its answer`,
    { tag: tag(name) },
    async ({ page }) => {
      const refuse = await sendSlowly(page, sent, { message: 'The mailbox is being moved' });
      await leave(page);
      refuse();
      await comeBack(page, sent);
      await expect(form(page).getByText(says.refused)).toBeVisible();
      const [field, value] = kept(page);
      await expect(field).toHaveValue(value);
      const answer = await hold(page, sent.posts);
      await sent.send(page);
      await leave(page);
      await comeBack(page, sent);
      await expect(field).toHaveValue(value);
      await expect(form(page).locator('[type=submit]').filter({ visible: true })).toBeDisabled();
      answer();
      await expect(form(page).getByText(says.sent)).toBeVisible();
      await expect(field).toHaveValue('');
    },
  );

  test(
    `the ${name} form that is answered while it is left says so to who comes back, once`,
    { tag: tag(name) },
    async ({ page }) => {
      const release = await sendSlowly(page, sent);
      await leave(page);
      const answered = page.waitForResponse(sent.posts);
      release();
      await answered;
      for (const times of [1, 0]) {
        await comeBack(page, sent);
        await expect(form(page).getByText(says.sent)).toHaveCount(times);
        await expect(kept(page)[0]).toHaveValue('');
        await leave(page);
      }
    },
  );
}
