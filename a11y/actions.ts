// What somebody does to bring a page into a state: small actions, put together in the rows of states.ts.
import { expect, type Page } from '@playwright/test';

import { dates, fillChild, submit, toasts, toChild } from '../tests/journeys/family.ts';

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menuOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

export const key = (name: string) => (page: Page) => page.keyboard.press(name);
export const click = (name: string) => (page: Page) => buttonOf(page, name).first().click();
/** Opens a menu of the header, whose code may still be on its way. */
export const clickMenu = (name: string) => async (page: Page) => {
  await menuOf(page, name).click();
  await expect(page.locator('header [aria-expanded=true]:visible').first()).toBeVisible();
};
/** Chooses a tab. */
export const choose = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
/** Follows a link that opens something on the page. */
export const follow = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name }).click();
export const goTo = (address: string) => (page: Page) => page.goto(address);
/** Opens what the browser itself folds. */
export const unfold = (words: string) => (page: Page) => page.locator('summary', { hasText: words }).click();
/** Presses the button of a form as it is. */
export const post = (form: string | RegExp) => (page: Page) =>
  page.getByRole('form', { name: form }).first().getByRole('button').click();
export const seen = (words: string) => (page: Page) =>
  expect(page.getByRole('main').getByText(words).first()).toBeVisible();

/**
 * A toast with these words is there, and stays for as long as the audit takes: it waits while the window is in the background. It would no longer wait once the
 * pointer that sent the form had left it, as when the window becomes wider: so that is taken away first.
 */
export const seenToast = (words: string) => async (page: Page) => {
  await expect(toasts(page).filter({ hasText: words }).first()).toBeVisible();
  await page.mouse.move(1, 1);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
};

/** The e-mail service answers with this status, or never. */
export const service = (status?: 200 | 503) => (page: Page) =>
  page.route('**/api/sendEmail', (route) =>
    status ? route.fulfill({ status, json: { message: 'The mailbox is full' } }) : undefined,
  );
export const withoutPictures = (page: Page) => page.route('**/pictures/**', (route) => route.abort());

export async function fillContact(page: Page) {
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Email').fill('ana@family.example');
  await page.getByLabel('Phone').fill('403-555-0167');
  await page.getByLabel('Message').fill('Is there room on Tuesdays?');
  await buttonOf(page, 'Send message').click();
}

export const fillLateChild = (page: Page) => fillChild(page, { ...dates(), dob: '2001-05-19' });

export async function register(page: Page) {
  await toChild(page);
  await fillChild(page);
  await submit(page);
}

export const search = (words: string) => async (page: Page) => {
  const box = page.getByRole('main').getByRole('search');
  await box.getByRole('searchbox').fill(words);
  await box.getByRole('button').click();
};

/** Opens the first picture of a gallery. */
export async function enlarge(page: Page) {
  await page.locator('main a[aria-haspopup=dialog]:visible').first().click();
  await inWindow(page);
}

/** A window is open over the page. Its code may still be on its way when what opens it was pressed. */
export const inWindow = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** What Escape leaves: nothing open, and the focus on what opened it: this button of the header, or the link to the enlarged picture. */
export const closed = (menu?: string) => async (page: Page) => {
  const opener = menu ? menuOf(page, menu) : page.locator('main a[aria-haspopup=dialog]:visible').first();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('header [aria-expanded=true]')).toHaveCount(0);
};
