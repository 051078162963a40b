import { expect, type Locator, type Page } from '@playwright/test';

import { templateMenu } from '#content/values/menus.ts';
import { sent as sentWords } from '#content/site/words/registration.ts';

import { type Path, routeOf } from '../../src/routes.ts';
import { settle } from '../../a11y/visit.ts';
import { answers as family } from '../mail/family.ts';

/** The family of all tests. Its dates fit the letters; a journey takes dates that fit its own day. */
export { family };

const iso = (date: Date) => date.toISOString().slice(0, 10);

/** A child of three years who starts in a month: inside every window on whatever day the journey runs. */
export const dates = () => {
  const now = new Date();
  return {
    dob: iso(new Date(now.getFullYear() - 3, now.getMonth(), 15)),
    startDate: iso(new Date(now.getFullYear(), now.getMonth() + 2, 1)),
  };
};

export const card = (page: Page): Locator => page.locator('#register');
/** A date's input: it stands in a group of the same name. */
export const dateField = (page: Page, label: 'Requested start date' | 'Date of birth') =>
  card(page).getByLabel(label).and(page.locator('input'));
export const step = (page: Page, number: number) => card(page).getByRole('heading', { name: `Step ${number} of 3` });
/** What stands in place of the form when it was sent. */
export const sent = (page: Page, child = family.childFirstName) =>
  card(page).getByRole('group', { name: sentWords.title.replace('{child}', child) });
export const toasts = (page: Page) => page.locator('[data-toast]');

export async function fillParent(page: Page, changes: Partial<typeof family> = {}) {
  const answers = { ...family, ...changes };
  const form = card(page);
  await form.getByLabel('First name', { exact: true }).fill(answers.parentFirstName);
  await form.getByLabel('Last name', { exact: true }).fill(answers.parentLastName);
  await form.getByLabel('Phone', { exact: true }).fill(answers.parentNumber);
  await form.getByLabel('Email').fill(answers.parentEmail);
  await form.getByLabel('Address').fill(answers.parentAddress);
  await form.getByLabel('City').fill(answers.parentCity);
  await form.getByLabel('Province').selectOption(answers.parentProvince);
  await form.getByLabel('Postal code').fill(answers.parentPostalCode);
}

export async function fillInfo(page: Page) {
  await card(page).getByLabel('Where did you find us?').selectOption(family.foundUs);
  await card(page).getByLabel('Notes').fill(family.note);
}

export async function fillChild(page: Page, changes: Partial<ReturnType<typeof dates>> = {}) {
  const { dob, startDate } = { ...dates(), ...changes };
  await card(page).getByLabel('Child’s first name').fill(family.childFirstName);
  await card(page).getByLabel('Child’s last name').fill(family.childLastName);
  await dateField(page, 'Requested start date').fill(startDate);
  await dateField(page, 'Date of birth').fill(dob);
}

export const next = (page: Page) => card(page).getByRole('button', { name: 'Next' }).click();
export const submit = (page: Page) => card(page).getByRole('button', { name: 'Submit' }).click();

/** Fills the first two steps and stands on the third. */
export async function toChild(page: Page, changes: Partial<typeof family> = {}) {
  await fillParent(page, changes);
  await next(page);
  await expect(step(page, 2)).toBeFocused();
  await fillInfo(page);
  await next(page);
  await expect(step(page, 3)).toBeFocused();
}

/**
 * Comes to a page as visitors do: by a link of another page of the site, without loading a document. Template pages are in the header's panel of wide screens
 * only.
 */
export async function reach(page: Page, path: Path) {
  const [from, other] = isTemplate(path) ? ['/event', '/classes'] : ['/site-map', '/facts'];
  await page.goto(path === from ? other! : from!);
  await hydrated(page.getByRole('banner'));
  await follow(page, path);
}

const isTemplate = (path: Path) => routeOf(path)!.group === 'template';

/** Goes on to another page by a link of the present one. */
export async function follow(page: Page, path: Path) {
  const header = page.getByRole('banner');
  if (isTemplate(path)) await header.getByRole('button', { name: templateMenu.at(-1)!.title }).click();
  await (isTemplate(path) ? header : page.locator('main, footer'))
    .locator(`a[href="${path}"]`)
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Waits until the part is hydrated, so that what follows tests its scripts and not its plain HTML. A key loads them at once, and not when the browser is idle. */
export async function hydrated(part: Locator) {
  await part.page().keyboard.press('Shift');
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(
      () =>
        part.evaluate((element) => {
          const controls = element.querySelectorAll('button, form, input, select, textarea');
          // React leaves its mark on each element that it attaches.
          return [element, ...controls].every((each) =>
            Object.keys(each).some((key) => key.startsWith('__reactFiber')),
          );
        }),
      { intervals: [20, 50, 100] },
    )
    .toBe(true);
}

/** Waits until the pictures in the viewport are loaded and drawn. */
export async function picturesInView(page: Page) {
  await settle(page);
  await page.evaluate(async () => {
    const isSeen = (image: HTMLImageElement) =>
      new Promise<boolean>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          resolve(entry!.isIntersecting);
        });
        observer.observe(image);
      });
    const loaded = [...document.images].map(async (image) => (await isSeen(image)) && image.decode().catch(() => {}));
    await Promise.all(loaded);
  });
}

/** Holds back the files with such an address, until the function that it resolves to is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
