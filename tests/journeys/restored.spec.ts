// What a browser puts back into the fields, after another document and Back or before the scripts are there: what a parent sees is what is sent.
import type { Locator, Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { barrierOpening } from '#content/words/contact.ts';

import { expect, test } from '../site.ts';
import { card, dateField, dates, family, fillChild, hold, hydrated, next, step, submit, toChild } from './family.ts';

/**
 * To another document and Back: the browser loads the page again, and puts back what was typed. Another site would be a process of its own, and Chromium learns
 * only after it has shown that site what stood in the fields of this one: a Back within the same moment finds an older state. Of this site, too, the document
 * that is left tells it when it goes, which on a busy machine is later than the next one has loaded.
 */
async function leaveAndComeBack(page: Page) {
  const elsewhere = new URL('/elsewhere', page.url()).href;
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
  await page.evaluate(() => addEventListener('pagehide', () => localStorage.setItem('left', 'yes')));
  await page.goto(elsewhere);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('left'))).toBe('yes');
  await page.evaluate(() => localStorage.removeItem('left'));
  await page.goBack();
}

test('a registration that another document came between is whole, hidden steps too, and is sent as it is shown, also what is emptied or put back later', async ({
  page,
  mail,
}) => {
  await page.goto('/');
  await toChild(page, { parentEmail: 'back@family.example' });
  await fillChild(page);
  await leaveAndComeBack(page);
  await hydrated(card(page));
  for (const number of [2, 3]) {
    await next(page);
    await expect(step(page, number)).toBeFocused();
  }
  await expect(card(page).getByLabel('Child’s first name')).toHaveValue(family.childFirstName);
  await expect(dateField(page, 'Date of birth')).toHaveValue(dates().dob);
  const child = card(page).getByLabel('Child’s first name');
  await putBack(child, '');
  await submit(page);
  await expect(child).toBeFocused();
  await expect(child).toHaveAccessibleDescription("Child's first name is required");
  await putBack(child, family.childFirstName);
  await submit(page);
  const { text } = await mail.next(provider.email);
  const { dob, startDate } = dates();
  for (const said of [family.parentFirstName, 'back@family.example', family.parentCity, 'Province: AB', 'Friend'])
    expect(text).toContain(said);
  for (const said of ['peanuts', family.childFirstName, `start date: ${startDate}`, `birth: ${dob}`])
    expect(text).toContain(said);
});

for (const [path, name, button] of [
  ['/contact-us', 'Contact', 'Send message'],
  ['/contact-us?about=barrier', 'Contact', 'Send message'],
  ['/faqs', 'Ask Questions', 'Send message'],
  ['/teachers-details', /^Write to /, 'Send message'],
  ['/post-standard', 'Leave a Reply', 'Post Comment'],
  ['/index-2', 'Newsletter', 'Sign up'],
] as const)
  test(
    `the form of ${path} is sent as the browser has put it back`,
    { tag: path === '/faqs' ? [] : '@release' },
    async ({ page, mail }) => {
      await page.goto(path);
      const form = page.getByRole('form', { name }).first();
      await hydrated(form);
      const fields = await form.getByRole('textbox').all();
      for (const field of fields) await field.fill('ana@restored.example');
      await leaveAndComeBack(page);
      await hydrated(form);
      for (const field of fields) await expect(field).toHaveValue('ana@restored.example');
      await form.getByRole('button', { name: button }).click();
      const { text = '' } = await mail.next(provider.email);
      // The newsletter's letter names its address twice.
      expect(text.split('ana@restored.example').length - 1).toBeGreaterThanOrEqual(Math.min(2, fields.length));
      expect(text).not.toContain(barrierOpening.slice(0, 20));
    },
  );

/** As a browser does: without an event. */
const putBack = (field: Locator, value: string) =>
  field.evaluate((element: HTMLInputElement, text) => (element.value = text), value);

test('where only some fields are put back before the scripts are there, the others are asked for', async ({
  page,
  mail,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const form = card(page);
  for (const [label, value] of [
    ['First name', 'Ana'],
    ['Last name', 'Okafor'],
    ['Email', 'some@restored.example'],
    ['Address', '48 Wheatland Road'],
    ['City', 'Willowbend'],
    ['Province', 'AB'],
    ['Postal code', 'T0A 0A1'],
  ] as const)
    await putBack(form.getByLabel(label, { exact: true }), value);
  // In steps that scripts will hide.
  await putBack(form.getByLabel('Notes'), 'Two mornings');
  await putBack(form.getByLabel('Child’s last name'), 'Okafor');
  await putBack(dateField(page, 'Date of birth'), dates().dob);
  release();
  await hydrated(form);
  await next(page);
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  await form.getByLabel('Phone').fill('403-555-0167');
  await next(page);
  await expect(step(page, 2)).toBeFocused();
  await expect(form.getByLabel('Notes')).toHaveValue('Two mornings');
  await form.getByLabel('Where did you find us?').selectOption('Friend');
  await next(page);
  await submit(page);
  await expect(form.getByLabel('Child’s first name')).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
  await form.getByLabel('Child’s first name').fill('Mina');
  await dateField(page, 'Requested start date').fill(dates().startDate);
  await submit(page);
  const { text } = await mail.next(provider.email);
  for (const said of ['some@restored.example', 'Note: Two mornings', 'Last name: Okafor', `birth: ${dates().dob}`])
    expect(text).toContain(said);
});

test('a report of a barrier opens with its questions, and keeps what is typed before the scripts are there', async ({
  page,
}) => {
  await page.goto('/contact-us?about=barrier');
  const message = page.getByRole('form', { name: 'Contact' }).getByLabel('Message');
  await hydrated(message);
  await expect(message).toHaveValue(barrierOpening);
  const release = await hold(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await message.fill('The menu keeps me out.');
  release();
  await hydrated(message);
  await expect(message).toHaveValue('The menu keeps me out.');
});
