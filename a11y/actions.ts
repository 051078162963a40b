// Actions that bring a page into a state. The rows of states.ts combine them.
import { expect, type Page } from '@playwright/test';

import { captcha } from '../src/content/words/template-forms.ts';
import { dates, fillChild, submit, toasts, toChild } from '../tests/journeys/family.ts';
import { visit } from './visit.ts';

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menuOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

export const key = (name: string) => (page: Page) => page.keyboard.press(name);
export const click = (name: string) => (page: Page) => buttonOf(page, name).first().click();
/** Opens a menu of the header, and waits for it: its chunk may still be loading. */
export const clickMenu = (name: string) => async (page: Page) => {
  await menuOf(page, name).click();
  await expect(page.locator('header [aria-expanded=true]:visible').first()).toBeVisible();
};
export const chooseTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
/** Opens an address anew, at the width of the page. */
export const goTo = (address: string) => (page: Page) => visit(page, address, { size: page.viewportSize()! });
/** Opens a `details` element, by the text of its summary. */
export const openDetails = (words: string) => (page: Page) => page.locator('summary', { hasText: words }).click();
/** Submits a form that nothing was typed into. */
export const submitEmpty = (name: string | RegExp) => async (page: Page) => {
  const form = page.getByRole('form', { name }).first();
  await form.getByRole('button').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
};
/** Asks on /places for the child of the journeys, and waits for the answer. */
export const askForPlace = async (page: Page) => {
  const { dob, startDate } = dates();
  const field = (name: string) => page.locator(`#places-${name}`);
  await field('born').fill(dob);
  await field('start').fill(startDate);
  await field('days').selectOption('3');
  await field('hours').fill('8');
  await field('hours').press('Enter');
  await expect(page.locator('#answer').getByRole('heading', { level: 2 })).toBeFocused();
};
/** So that the button says that the answer is still the one before. */
export const changeQuestion = async (page: Page) => {
  await page.locator('#places-days').selectOption('1');
  await expect(page.locator('#finder-changed')).not.toBeEmpty();
};
/** The spam check begins when its form is used: its text and icon would change during the audit. */
export const waitForSpamCheck = (page: Page) =>
  expect(page.getByRole('group', { name: captcha.name })).toContainText(captcha.done);
export const waitForText = (words: string) => (page: Page) =>
  expect(page.getByRole('main').getByText(words).first()).toBeVisible();

/**
 * Waits for a toast with these words, and keeps it open during the audit: a toast does not close while the window is blurred. The pointer is moved away first, because
 * a pointer that leaves the toast later (as when the viewport is widened) would start its timer again.
 */
export const waitForToast = (words: string) => async (page: Page) => {
  await expect(toasts(page).filter({ hasText: words }).first()).toBeVisible();
  await page.mouse.move(1, 1);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
};

/** Makes the gateway answer with this status, or never. */
export const gatewayAnswers = (status?: 200 | 503) => (page: Page) =>
  page.route('**/api/sendEmail', (route) =>
    status ? route.fulfill({ status, json: { message: 'The mailbox is full' } }) : undefined,
  );
export const blockPictures = (page: Page) => page.route('**/pictures/**', (route) => route.abort());

export const sendMessage = (message: string) => async (page: Page) => {
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Email').fill('ana@family.example');
  await page.getByLabel('Phone').fill('403-555-0167');
  await page.getByLabel('Message').fill(message);
  await buttonOf(page, 'Send message').click();
};
export const fillContact = sendMessage('Is there room on Tuesdays?');
/** Its toast is the only one of a form that stands at the top. */
export const sendBlankMessage = sendMessage('');

export async function fillDoubtfulAddress(page: Page) {
  await page.getByLabel('Email').fill('ana@gmial.com');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Did you mean ana@gmail.com?').last()).toBeVisible();
}

export const fillChildTooOld = (page: Page) => fillChild(page, { ...dates(), dob: '2001-05-19' });

/** A child that is born today. */
export const fillChildTooYoung = (page: Page) => fillChild(page, { dob: new Date().toISOString().slice(0, 10) });

export async function register(page: Page) {
  await toChild(page);
  await fillChild(page);
  await submit(page);
}

/** Searches, and waits for the answer: what is searched may still be loading. */
export const search = (words: string) => async (page: Page) => {
  const main = page.getByRole('main');
  const box = main.getByRole('search');
  await box.getByRole('searchbox').fill(words);
  await box.getByRole('button').click();
  await expect(main.getByRole('status').filter({ hasText: `found for “${words}”` })).toBeVisible();
};

/** Opens the first picture of a gallery in the lightbox. */
export async function openPicture(page: Page) {
  await page.locator('main a[aria-haspopup=dialog]:visible').first().click();
  await waitForDialog(page);
}

/** Waits until a dialog is open: its chunk may still be loading when its opener is pressed. */
export const waitForDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
/** Waits until the dialog says what went wrong. */
export const waitForAlert = (page: Page) => expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();

/** Asserts that nothing is open, and that what opened it has the focus: this button of the header, or else the link to the first picture. */
export const expectClosed = (menu?: string) => async (page: Page) => {
  const opener = menu ? menuOf(page, menu) : page.locator('main a[aria-haspopup=dialog]:visible').first();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('header [aria-expanded=true]')).toHaveCount(0);
};
