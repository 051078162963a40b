// A page that stood open when the daycare closed its registration: what is sent from it is refused in words, and what was typed stays.
import { refused } from '#content/site/words/forms.ts';
import { closedWords } from '#content/words/closed.ts';
import { posted } from '#content/words/posted.ts';

import { expect } from '../site.ts';
import { test } from './another-build.ts';
import { card, family, fillChild, fillInfo, fillParent, hydrated, submit, toasts, toChild } from './family.ts';

const says = 'We are full until the snow melts.';

test('a page left open is told that the registration is closed, and keeps what was typed', async ({
  page,
  builds,
  inbox,
}) => {
  await page.goto('/');
  await hydrated(card(page));
  await toChild(page);
  await fillChild(page);
  builds.close(says);
  await submit(page);
  const told = `${says} ${closedWords.answer.replace('{address}', `${builds.letterhead.url}/places`)}`;
  await expect(toasts(page)).toHaveText([told]);
  await expect(card(page).getByText(told, { exact: true })).toBeVisible();
  // To send it again would be in vain.
  await expect(card(page).getByText(refused.instead)).toHaveCount(0);
  await expect(card(page).getByRole('link', { name: /mail/i })).toHaveCount(0);
  await expect(card(page).getByLabel('Child’s first name')).toHaveValue(family.childFirstName);
  expect(inbox.mails).toEqual([]);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('without scripts it is told on a page of its own, and Back leads to what was typed', async ({
    page,
    builds,
    inbox,
  }) => {
    await page.goto('/');
    await fillParent(page);
    await fillInfo(page);
    await fillChild(page);
    builds.close(says);
    await submit(page);
    await expect(page.getByRole('main')).toContainText(says);
    await expect(page.getByRole('main')).toContainText(posted.goBack);
    await page.goBack();
    await expect(card(page).getByLabel('Child’s first name')).toHaveValue(family.childFirstName);
    expect(inbox.mails).toEqual([]);
  });
});
