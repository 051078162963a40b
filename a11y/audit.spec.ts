import { builtRoutes } from '../src/routes.ts';
import { alive, card, fillInfo, fillParent, next, submit, toasts } from '../tests/journeys/family.ts';
import { expect, test } from '../tests/site.ts';
import { expectNoViolation } from './axe.ts';

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
const looks = {
  light: { colorScheme: 'light' },
  evening: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
} as const;

/** Every finished row, and what is shown for a path that nobody knows. */
const paths = [...builtRoutes.map(({ path }) => path), '/no-such-page'];

for (const path of paths)
  for (const [look, media] of Object.entries(looks))
    for (const [width, viewport] of Object.entries(widths))
      test(`${path} at rest, ${look}, ${width} (A1, A2, A3)`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce', ...media });
        await page.goto(path);
        await alive(page.getByRole('banner'));
        await expectNoViolation(page, `${path} ${look} ${width}`);
      });

for (const [look, media] of Object.entries(looks)) {
  test(`the Curriculum menu, open, ${look} (A5)`, async ({ page }) => {
    await page.setViewportSize(widths.desk);
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    await page.goto('/contact-us');
    await alive(page.getByRole('banner'));
    await page.getByRole('banner').getByRole('button', { name: 'Curriculum' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Outdoor play/ })).toBeVisible();
    await expectNoViolation(page, `Curriculum menu ${look}`);
  });

  test(`the phone menu, open with a group, ${look} (A5)`, async ({ page }) => {
    await page.setViewportSize(widths.phone);
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    await page.goto('/contact-us');
    await alive(page.getByRole('banner'));
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Curriculum' }).click();
    await expectNoViolation(page, `phone menu ${look}`);
  });

  test(`the registration form with its errors, its toasts and on each step, ${look} (A4, A5)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    await page.goto('/');
    await alive(card(page));
    await next(page);
    await expect(toasts(page).filter({ hasText: 'First name is required' })).toBeVisible();
    await expectNoViolation(page, `step 1 with errors and a toast ${look}`);
    await fillParent(page);
    await next(page);
    await next(page);
    await expectNoViolation(page, `step 2 with errors ${look}`);
    await fillInfo(page);
    await next(page);
    await submit(page);
    await expectNoViolation(page, `step 3 with errors ${look}`);
  });
}

test('the registration form while sending, after a failure and after success (A4, A5)', async ({ page }) => {
  let answer: { status: number; json: { message: string } } = { status: 503, json: { message: 'The mailbox is full' } };
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/sendEmail', async (route) => {
    await held;
    await route.fulfill(answer);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await fillParent(page);
  await next(page);
  await fillInfo(page);
  await next(page);
  const { fillChild } = await import('../tests/journeys/family.ts');
  await fillChild(page);
  await submit(page);
  await expect(page.getByText('Submitting registration…').first()).toBeVisible();
  await expectNoViolation(page, 'sending');
  release();
  await expect(card(page).getByText('An error occurred: The mailbox is full')).toBeVisible();
  await expectNoViolation(page, 'failed');
  answer = { status: 200, json: { message: 'ok' } };
  await submit(page);
  await expect(card(page).getByText(/We have your request/)).toBeVisible();
  await expectNoViolation(page, 'sent');
});

test('the contact form with its errors and its toast (A5)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact-us');
  await alive(page.getByRole('main'));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(toasts(page).filter({ hasText: 'Please enter a message.' })).toBeVisible();
  await expectNoViolation(page, 'contact form with errors');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Email').fill('ana@family.example');
  await page.getByLabel('Phone').fill('403');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(toasts(page).filter({ hasText: 'Please enter a message.' })).toBeVisible();
  await expectNoViolation(page, 'contact form with a toast');
});

for (const { path } of builtRoutes)
  test(`${path} without scripts (A1)`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: widths.phone, baseURL });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('header nav a:visible').count()).toBeGreaterThan(5);
    await context.close();
  });

for (const { path } of builtRoutes)
  for (const width of [320, 390])
    test(`${path} at ${width} px, also with text spacing: nothing scrolls sideways or is cut off (A19, A20)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const cut = () =>
        page.evaluate(() => {
          const root = document.documentElement;
          const scrolls = (element: Element | null): boolean =>
            element !== null &&
            element !== document.body &&
            (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
          const clipped = [
            ...document.querySelectorAll('h1, h2, h3, p, li, a, button, label, legend, td, th, dt, dd'),
          ].filter((element) => {
            const box = element.getBoundingClientRect();
            if (
              !box.width ||
              !element.checkVisibility({ visibilityProperty: true }) ||
              element.closest('[inert], .visually-hidden') ||
              scrolls(element)
            )
              return false;
            return (
              box.right > root.clientWidth + 1 ||
              box.left < -1 ||
              (element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).overflowX !== 'visible')
            );
          });
          return {
            sideways: root.scrollWidth - root.clientWidth,
            clipped: clipped.map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
          };
        });
      expect(await cut()).toEqual({ sideways: 0, clipped: [] });
      // The four distances of WCAG 1.4.12.
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
      });
      expect(await cut()).toEqual({ sideways: 0, clipped: [] });
    });
