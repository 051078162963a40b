// What a daycare asks besides in the registration, if it asks anything, with scripts and the keyboard, and without scripts.
import type { Page } from '@playwright/test';

import { questionOf, type OwnField } from '#content/rules/own-fields.ts';
import { provider } from '#content/site/provider.ts';
import { hasHouses } from '#content/values/houses.ts';
import { ownFields } from '#content/values/registration.ts';
import { ownFieldWords as words } from '#content/words/own-fields.ts';

import { expect, test } from '../site.ts';
import { card, fillChild, fillInfo, fillParent, hydrated, next, sent, step, submit, toChild } from './family.ts';

const fields = ownFields ?? [];
const group = (page: Page, { label }: OwnField) => card(page).getByRole('group', { name: label });
const days = (choices: readonly string[] = []) => [...new Set([choices[0]!, choices.at(-1)!])];

/** How each kind is filled in, what then stands there, and what the letter says. */
const kinds: Record<
  OwnField['kind'],
  {
    fill: (page: Page, field: OwnField) => Promise<void>;
    expectFilled: (page: Page, field: OwnField) => Promise<void>;
    answer: (field: OwnField) => string;
  }
> = {
  choices: {
    fill: async (page, { label, choices = [] }) =>
      void (await card(page).getByLabel(label).selectOption(choices.at(-1)!)),
    expectFilled: (page, { label, choices = [] }) => expect(card(page).getByLabel(label)).toHaveValue(choices.at(-1)!),
    answer: ({ choices = [] }) => choices.at(-1)!,
  },
  line: {
    fill: (page, { label }) => card(page).getByLabel(label).fill('On Elm & Main'),
    expectFilled: (page, { label }) => expect(card(page).getByLabel(label)).toHaveValue('On Elm & Main'),
    answer: () => 'On Elm & Main',
  },
  days: {
    async fill(page, field) {
      for (const day of days(field.choices)) {
        await group(page, field).getByLabel(day).focus();
        await page.keyboard.press('Space');
      }
    },
    async expectFilled(page, field) {
      for (const day of field.choices ?? [])
        await expect(group(page, field).getByLabel(day)).toBeChecked({ checked: days(field.choices).includes(day) });
    },
    answer: ({ choices }) => days(choices).join(', '),
  },
  'second parent': {
    async fill(page, field) {
      await group(page, field).getByLabel(words.name).fill('Ben Okafor');
      await group(page, field).getByLabel(words.phone).fill('403-555-0188');
    },
    expectFilled: (page, field) => expect(group(page, field).getByLabel(words.name)).toHaveValue('Ben Okafor'),
    answer: () => 'Ben Okafor, 403-555-0188',
  },
};

async function fillOwn(page: Page) {
  for (const field of fields) await kinds[field.kind].fill(page, field);
}
async function expectOwn(page: Page) {
  for (const field of fields) await kinds[field.kind].expectFilled(page, field);
}
/** The house stands first in the letter, where there are several, and the rest after the client’s fields. */
function expectInLetter(text = '') {
  const said = fields.map((field) => `${questionOf(field.label)}: ${kinds[field.kind].answer(field)}`);
  const first = hasHouses ? said.splice(0, 1) : [];
  expect(text.split(' | ').slice(0, first.length)).toEqual(first);
  expect(text).toContain(said.map((each) => ` | ${each}`).join(''));
}

if (fields.length) {
  test(
    'what the daycare asks besides stays on the way back, arrives after the client’s fields, and is empty then',
    { tag: '@any-daycare' },
    async ({ page, mail }) => {
      await page.goto('/');
      await hydrated(card(page));
      await toChild(page, { parentEmail: 'asked@family.example' });
      await fillOwn(page);
      await card(page).getByRole('button', { name: 'Previous' }).click();
      await expect(step(page, 2)).toBeFocused();
      await next(page);
      await expectOwn(page);
      // Another page of the site, and back by its link.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL('/privacy');
      await expect(page.getByRole('main')).toContainText(fields.map(({ label }) => `“${label}”`).join(', '));
      await page.goBack();
      await expect(step(page, 3)).toBeVisible();
      await expectOwn(page);
      await fillChild(page);
      await submit(page);
      await expect(sent(page)).toBeFocused();
      expectInLetter((await mail.next(provider.email)).text);
      await expect(card(page).getByRole('checkbox', { checked: true, includeHidden: true })).toHaveCount(0);
    },
  );

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test(
      'without scripts it is posted with the rest, and comes back with a mistake beside it',
      { tag: '@any-daycare' },
      async ({ page, mail }) => {
        await page.goto('/');
        await fillParent(page, { parentCity: ' ', parentEmail: 'asked-plain@family.example' });
        await fillInfo(page);
        await fillChild(page);
        await fillOwn(page);
        await submit(page);
        await expect(page).toHaveTitle(/^Error: /);
        await expectOwn(page);
        await card(page).getByLabel('City').fill('Willowbend');
        await submit(page);
        await expect(sent(page)).toBeFocused();
        expectInLetter((await mail.next(provider.email)).text);
      },
    );
  });
}
