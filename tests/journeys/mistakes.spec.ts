// A refused press: what is wrong is told beside the field that takes the focus, in view, and no toast lies over it.
import type { Locator, Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { message } from '#content/site/words/forms.ts';
import { words } from '#content/words/contact.ts';

import { expect, test } from '../site.ts';
import { fillInquiry } from './forms.ts';
import { card, dateField, fillChild, fillParent, hydrated, toasts, toChild } from './family.ts';

const viewports = [
  { width: 390, height: 640, tag: [] },
  { width: 390, height: 844, tag: '@release' },
  { width: 768, height: 1024, tag: '@release' },
  { width: 1280, height: 800, tag: '@release' },
];

/** The others have the parts of this one. */
const tagOf = (path: string) => (path === '/faqs' ? [] : '@release');

/** What of the focused field and of the words that describe it is covered by a toast, or is out of view. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement!;
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const parts = [field, ...ids.map((id) => document.getElementById(id)!)];
    const boxes = [...document.querySelectorAll('[data-toast]')].map((toast) => toast.getBoundingClientRect());
    return parts.flatMap((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const isCovered = boxes.some(
        (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
      );
      if (isCovered) return [`${part.id} is covered`];
      return top < 0 || bottom > innerHeight ? [`${part.id} is out of view`] : [];
    });
  });

/** Scrolls to the highest or the lowest place in the window, in turn. */
const toAnEnd = (part: Locator, turn: number) =>
  part.evaluate(
    (element, block) => element.scrollIntoView({ block, behavior: 'instant' }),
    turn % 2 ? ('start' as const) : ('end' as const),
  );

for (const { tag, ...viewport } of viewports)
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, { tag }, () => {
    test.use({ viewport });

    /** Presses the button; the focus is then on the field, whose message is in view and free of so many toasts. */
    async function expectInView(page: Page, { button, field, turn = 0, count = 1 }: Refused) {
      await toAnEnd(button, turn);
      await button.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/required|Please/);
      await expect(toasts(page)).toHaveCount(count);
      await expect.poll(() => hiddenParts(page)).toEqual([]);
    }

    test('no toast of the registration lies over the field in focus or its message', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await hydrated(card(page));
      // The first, one in the middle and the last.
      await fillParent(page, { parentFirstName: '', parentEmail: '', parentPostalCode: '' });
      for (const [turn, label] of ['First name', 'Email', 'Postal code'].entries()) {
        const field = card(page).getByLabel(label, { exact: true });
        await expectInView(page, { button: card(page).getByRole('button', { name: 'Next' }), field, turn });
        await field.fill('x');
      }
      await toChild(page);
      await fillChild(page, { startDate: '', dob: '' });
      const button = card(page).getByRole('button', { name: 'Submit' });
      await expectInView(page, { button, field: dateField(page, 'Requested start date') });
      const dob = dateField(page, 'Date of birth');
      for (const turn of [0, 1]) {
        await page.mouse.move(0, 0);
        await page.clock.runFor(5000);
        await expect(toasts(page)).toHaveCount(0);
        await dob.fill('');
        // The month has the focus again.
        await dob.blur();
        await dob.focus();
        await toAnEnd(dob, turn);
        // This browser's date field asks for month, day and year in this order.
        await page.keyboard.type('05192001');
        await expect(dob).toHaveAccessibleDescription(/12 years\./);
        await expect(toasts(page)).toHaveCount(1);
        await expect.poll(() => hiddenParts(page)).toEqual([]);
      }
    });

    test('no toast of the contact form lies over the field in focus or its message', async ({ page }) => {
      await page.goto('/contact-us');
      const form = page.getByRole('form', { name: 'Contact' });
      await hydrated(form);
      for (const [turn, label] of ['Your name', 'Email', 'Phone', 'Message'].entries()) {
        const field = form.getByLabel(label);
        // Its toast is that of a blank message.
        const count = label === 'Message' ? 1 : 0;
        await expectInView(page, { button: form.getByRole('button', { name: 'Send message' }), field, turn, count });
        await field.fill('ana@family.example');
      }
    });

    for (const [path, name, label] of [
      ['/faqs', 'Ask Questions', 'Your name'],
      ['/teachers-details', /^Write to /, 'Your name'],
      ['/post-standard', 'Leave a Reply', 'Author'],
      ['/index-2', 'Newsletter', 'Your email'],
    ] as const)
      test(
        `a mistake in the form of ${path} is told beside its field alone, without a toast`,
        { tag: tagOf(path) },
        async ({ page }) => {
          await page.goto(path);
          const form = page.getByRole('form', { name }).first();
          await hydrated(form);
          const button = form.getByRole('button');
          await expectInView(page, { button, field: form.getByLabel(label), count: 0 });
        },
      );
  });

for (const [path, name, label] of [
  ['/', /Daycare Registration$/, 'Email'],
  ['/contact-us', 'Contact', 'Email'],
  ['/faqs', 'Ask Questions', 'Email'],
  ['/teachers-details', /^Write to /, 'Email'],
  ['/post-standard', 'Leave a Reply', 'Email'],
  ['/index-2', 'Newsletter', 'Your email'],
] as const)
  test(
    `the form of ${path} asks beside the field whether a likely typing mistake is one, and mends it`,
    { tag: tagOf(path) },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const form = page.getByRole('form', { name }).first();
      await hydrated(form);
      const field = form.getByLabel(label);
      const question = 'Did you mean ana@gmail.com?';
      await field.fill('ana@gmial.com');
      await expect(field).toHaveAccessibleDescription('');
      await page.keyboard.press('Tab');
      await expect(field).toHaveAccessibleDescription(question);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await expect(page.locator('[aria-live] p').filter({ hasText: question })).toHaveCount(1);
      await form.getByRole('button', { name: 'Use ana@gmail.com' }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('ana@gmail.com');
      await expect(field).toHaveAccessibleDescription('');
    },
  );

test('a likely typing mistake is no stop: the message is sent with the address as it was typed', async ({
  page,
  mail,
}) => {
  await page.goto('/contact-us');
  const form = page.getByRole('form', { name: 'Contact' });
  await hydrated(form);
  await fillInquiry(form, { Email: 'mistake@gmial.com' });
  await form.getByLabel('Email').press('Tab');
  await expect(form.getByText('Did you mean mistake@gmail.com?')).toBeVisible();
  await form.getByRole('button', { name: 'Send message' }).click();
  const letter = await mail.next(provider.email);
  expect(letter.replyTo?.value[0]?.address).toBe('mistake@gmial.com');
  await expect(form.getByRole('group', { name: message.thanks })).toBeFocused();
  await form.getByRole('button', { name: words.another }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  for (const field of await form.getByRole('textbox').all()) await expect(field).toHaveValue('');
});

interface Refused {
  button: Locator;
  field: Locator;
  turn?: number;
  count?: number;
}
