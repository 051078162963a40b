import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../site.ts';
import { hydrated, card, next, toasts } from './family.ts';

const viewport = { width: 1280, height: 800 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(viewport);
});

/** Presses Next in the empty registration form; resolves to the toast that says what is missing. */
async function goOnWithoutName(page: Page) {
  await page.goto('/');
  await hydrated(card(page));
  await next(page);
  const toast = toasts(page).filter({ hasText: 'First name is required' });
  await expect(toast).toBeVisible();
  return toast;
}

/** Sends the contact form without a message; resolves to the form and the toast that asks for one. */
async function sendWithoutMessage(page: Page) {
  await page.goto('/contact-us');
  const form = page.getByRole('form', { name: 'Contact' });
  await hydrated(form);
  for (const name of ['Your name', 'Phone']) await form.getByLabel(name).fill('403-555-0167');
  await form.getByLabel('Email').fill('ana@family.example');
  await form.getByRole('button', { name: 'Send message' }).click();
  const toast = toasts(page).filter({ hasText: 'Please enter a message.' });
  await expect(toast).toBeVisible();
  return { form, toast };
}

test('the registration form’s toasts appear at the bottom, in the middle, at most 350 px wide and 8 px apart, and leave the focus alone; F8 goes to them, Tab through them, Escape closes one, and one is swiped away', async ({
  page,
}) => {
  const toast = await goOnWithoutName(page);
  await expect(card(page).locator('form')).toHaveAttribute('novalidate', '');
  const box = (await toast.boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - viewport.width / 2)).toBeLessThanOrEqual(1);
  expect(viewport.height - box.y - box.height).toBeLessThan(64);
  expect(box.width).toBeLessThanOrEqual(350);
  expect(await toast.evaluate((element) => getComputedStyle(element.parentElement!).rowGap)).toBe('8px');
  const name = card(page).getByLabel('First name', { exact: true });
  await expect(name).toBeFocused();

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Messages (F8)' }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Close message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(name).toBeFocused();

  await next(page);
  await expect(toast).toBeVisible();
  await toast.hover();
  const { x, y, width, height } = (await toast.boundingBox())!;
  const [left, middle] = [x + width / 4, y + height / 2];
  const swipe = async (by: number) => {
    await page.mouse.move(left, middle);
    await page.mouse.down();
    await page.mouse.move(left + by, middle, { steps: 5 });
    await page.mouse.up();
  };
  // It comes back when it is let go too early.
  await swipe(40);
  await expect.poll(async () => (await toast.boundingBox())?.x).toBeCloseTo(x, 0);
  await swipe(80);
  await expect(toast).toHaveCount(0);
});

test('the site’s toasts appear at the top, in the middle', async ({ page }) => {
  const { toast } = await sendWithoutMessage(page);
  const box = (await toast.boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - viewport.width / 2)).toBeLessThanOrEqual(1);
  expect(box.y).toBeLessThan(viewport.height / 4);
});

test('on a phone in landscape a toast covers neither the field in focus nor its label and message', async ({
  page,
}) => {
  const height = 360;
  await page.setViewportSize({ width: 640, height });
  const { form, toast } = await sendWithoutMessage(page);
  const bottomOf = async (part: Locator) => (await part.boundingBox())!.y + (await part.boundingBox())!.height;
  const spare = async () =>
    Math.min(
      (await form.getByText('Message', { exact: true }).boundingBox())!.y - (await bottomOf(toast)),
      height - (await bottomOf(form.getByText('Please enter a message.'))),
    );
  await expect.poll(spare).toBeGreaterThanOrEqual(0);
  await expect(form.getByLabel('Message')).toBeFocused();
});

test('a toast waits while it is pointed at, closes with its button, and never takes the focus by itself', async ({
  page,
}) => {
  await page.clock.install();
  const toast = await goOnWithoutName(page);
  await toast.hover();
  await page.clock.runFor(3500);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Close message' }).click();
  await expect(toast).toHaveCount(0);
});
