// From the registration of a child that is too young to the waiting list, which has what was typed; and the same without scripts, where nothing is carried.
import type { Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { message as says } from '#content/site/words/forms.ts';
import { waitingGroups } from '#content/values/waiting-list.ts';
import { waitingTitle } from '#content/values/waiting-title.ts';
import { words as registrationWords } from '#content/words/registration.ts';
import { waitingMessages as messages, waitingWords as words } from '#content/words/waiting-list.ts';
import { monthInWords, monthNames } from '#mail/waiting-list.ts';

import { expect, test } from '../site.ts';
import { card, dateField, dates, fillChild, fillInfo, fillParent, submit, toChild } from './family.ts';

const form = (page: Page) => page.getByRole('form', { name: words.name });
const month = (page: Page, name: 'born' | 'start', label: 'month' | 'year') =>
  form(page).getByRole('group', { name: words[name] }).getByLabel(words[label]);

/** A month from this one on, as the form has it. */
function monthIn(count: number) {
  const now = new Date();
  const date = new Date(now.getFullYear(), now.getMonth() + count, 1);
  return { month: String(date.getMonth() + 1).padStart(2, '0'), year: String(date.getFullYear()) };
}
const dayIn = (count: number) => `${monthIn(count).year}-${monthIn(count).month}-01`;

async function fill(page: Page, name: 'born' | 'start', count: number) {
  const { month: number, year } = monthIn(count);
  await month(page, name, 'month').selectOption(monthNames[Number(number) - 1]!);
  await month(page, name, 'year').fill(year);
}

/** The letter says what was typed, and nobody else has one. */
const lettered = (born: number, start: number, email: string) =>
  [
    words.name,
    '',
    `Born or expected: ${monthInWords(monthIn(born))}`,
    `Place from: ${monthInWords(monthIn(start))}`,
    `Group: ${words.unknownGroup}`,
    `Email: ${email}`,
  ].join('\n');

test(
  'what a parent has typed into the registration of a child that is too young is in the form of the waiting list, and is sent from there',
  { tag: '@any-daycare' },
  async ({ page, mail, context }) => {
    const parentEmail = 'early@family.example';
    await page.goto('/');
    await toChild(page, { parentEmail });
    await fillChild(page, { dob: dayIn(0), startDate: dates().startDate });
    await dateField(page, 'Date of birth').blur();
    await card(page).getByRole('link', { name: registrationWords.waitingList }).click();
    await expect(page).toHaveURL('/places#waiting-list');
    await expect(page.getByRole('heading', { level: 2, name: waitingTitle })).toBeFocused();
    for (const [name, count] of [
      ['born', 0],
      ['start', 2],
    ] as const) {
      await expect(month(page, name, 'month')).toHaveValue(monthIn(count).month);
      await expect(month(page, name, 'year')).toHaveValue(monthIn(count).year);
    }
    await expect(form(page).getByLabel(words.email)).toHaveValue(parentEmail);
    await expect(form(page).getByLabel(words.phone)).not.toHaveValue('');
    // By keys alone: a group is missing, and Enter says so.
    await form(page).getByLabel(words.email).press('Enter');
    const group = form(page).getByLabel(words.group);
    await expect(group).toBeFocused();
    await expect(group).toHaveAccessibleDescription(messages.group);
    await page.keyboard.press('End');
    await expect(group).toHaveValue(waitingGroups.at(-1)!.value);
    await form(page).getByLabel(words.email).press('Enter');
    await expect(page.getByRole('group', { name: says.thanks })).toBeFocused();
    await expect(page.getByRole('group', { name: says.thanks })).toContainText(words.noPlace);
    const letter = await mail.next(provider.email);
    expect(letter.text).toContain(lettered(0, 2, parentEmail));
    expect(letter.subject).toMatch(/^Waiting list: from /);
    expect(letter.replyTo?.value[0]?.address).toBe(parentEmail);
    expect(mail.mails).toEqual([]);
    // Nothing is kept, and the registration is as it was left.
    expect((await context.storageState()).origins).toEqual([]);
    await page.getByRole('button', { name: words.another }).click();
    await expect(month(page, 'born', 'month')).toBeFocused();
    await expect(form(page).getByLabel(words.email)).toHaveValue('');
    await page.goBack();
    await expect(dateField(page, 'Date of birth')).toHaveValue(dayIn(0));
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'the answer to the registration leads to the list, which takes a child that is not yet born',
    { tag: '@any-daycare' },
    async ({ page, mail }) => {
      const email = 'plainly@family.example';
      await page.goto('/');
      await fillParent(page, { parentEmail: email });
      await fillInfo(page);
      await fillChild(page, { dob: dayIn(0) });
      await submit(page);
      await card(page).getByRole('link', { name: registrationWords.waitingList }).click();
      await expect(page).toHaveURL('/places#waiting-list');
      await fill(page, 'born', 3);
      await fill(page, 'start', 2);
      await form(page).getByLabel(words.group).selectOption(words.unknownGroup);
      await form(page).getByLabel(words.email).fill(email);
      await form(page).getByRole('button', { name: words.submit }).click();
      const summary = page.getByRole('group', { name: 'There is a problem' });
      await expect(summary).toBeFocused();
      await summary
        .getByRole('link', { name: messages.beforeBirth.replace('{month}', monthInWords(monthIn(3))) })
        .click();
      await fill(page, 'start', 14);
      await form(page).getByRole('button', { name: words.submit }).click();
      await expect(page.getByRole('group', { name: says.thanks })).toBeFocused();
      expect((await mail.next(provider.email)).text).toContain(lettered(3, 14, email));
      expect(mail.mails).toEqual([]);
    },
  );
});
