// Ten questions that a parent asks of a daycare, from the home page of a phone: each is answered after at most two presses, with and without scripts.
import type { Page } from '@playwright/test';

import { longDate } from '#content/rules/dates.ts';
import { closures } from '#content/values/opening.ts';
import { feeExample } from '#content/values/fees.ts';
import { provider } from '#content/site/provider.ts';
import { visit } from '#content/site/words/forms.ts';
import { allAnswers } from '#content/words/answers-link.ts';
import { dayAt } from '#content/rules/fact-state.ts';

import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The list says only the days to come. */
const next = closures.find(({ until }) => until >= dayAt(Date.now(), provider.utcOffset));

/** Links to press, one after the other, and words of the answer that is then in the window. */
const questions: readonly { asks: string; presses: readonly string[]; says: string | RegExp }[] = [
  { asks: 'What do three days a week cost?', presses: [], says: feeExample?.text ?? '' },
  {
    asks: 'Is there a place in March?',
    presses: [allAnswers, 'A place'],
    says: /by phone or e-mail, and tell you what is free/,
  },
  { asks: 'Are you closed on that day?', presses: ['Closed days', 'See the days'], says: longDate(next?.from ?? '') },
  { asks: 'My child is sick. May we come?', presses: ['Sick days'], says: /Keep your child at home with a fever/ },
  {
    asks: 'Do you take my child to school?',
    presses: [allAnswers, 'School run'],
    says: /^Yes, on foot or by school bus, to three schools/,
  },
  { asks: 'Who cooks?', presses: ['Lunch'], says: /^Ruth cooks lunch/ },
  { asks: 'May we come and look?', presses: [visit?.title ?? ''], says: visit?.lead ?? '' },
  { asks: 'Are you licensed?', presses: [], says: new RegExp(`number ${provider.licensing?.number}, inspected`) },
  {
    asks: 'Can we come with a wheelchair?',
    presses: [allAnswers, 'Wheelchair'],
    says: /there is a way in without steps/,
  },
  {
    asks: 'We have twins. Do we fill in the form twice?',
    presses: [allAnswers, 'Twins'],
    says: /Add a brother or sister/,
  },
];

async function ask(page: Page, { presses, says }: (typeof questions)[number]) {
  expect(presses.length).toBeLessThanOrEqual(2);
  for (const words of presses) await page.getByRole('link', { name: words, exact: true }).first().click();
  const answer = page.getByText(says).and(page.locator(':visible')).first();
  // Without a press it is on the page already, and only scrolled to.
  if (!presses.length) await answer.scrollIntoViewIfNeeded();
  await expect(answer).toBeInViewport();
}

for (const scripts of ['with', 'without'])
  test.describe(`${scripts} scripts`, () => {
    test.use({ javaScriptEnabled: scripts === 'with' });
    test('ten questions of a parent are answered after at most two presses each', async ({ page }) => {
      test.skip(!next, 'All days of site/closures.yaml have passed.');
      await page.goto('/');
      if (scripts === 'with') await hydrated(page.getByRole('main'));
      for (const question of questions)
        await test.step(question.asks, async () => {
          await ask(page, question);
          for (const _ of question.presses) await page.goBack();
          await expect(page).toHaveURL('/');
        });
    });
  });
