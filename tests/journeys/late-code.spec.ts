// The code of a page comes late, after the wait for it has ended, or only when it is asked for again: no button goes missing, nothing typed is lost, the focus
// stays and the page does not jump.
import type { Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { live } from '../../a11y/visit.ts';
import { expect, test } from '../site.ts';
import { hold } from './family.ts';
import { fillInquiry } from './forms.ts';

/** Pages with forms, carousels, sliders and tabs. */
const pages = [
  '/',
  '/contact-us',
  '/faqs',
  '/about-2',
  '/gallery-filter',
  '/index-3',
  '/post-slide-show',
  '/teachers-details',
];
const scripts = '**/assets/*.js';
/** In px: what a page may move by. */
const oneLine = 28;
const tag = (path: string) => (path === '/' ? [] : '@release');

/** Visible controls with what is typed into them, and where they stand. */
const controls = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLInputElement>('a, button, summary, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: `${control.localName} ${control.ariaLabel ?? control.name ?? ''} ${control.textContent}`,
        value: control.value,
        isFocused: control === document.activeElement,
        top: control.getBoundingClientRect().top + scrollY,
      })),
  );

for (const path of ['/', '/about-2', '/index-3'])
  test(
    `${path} keeps all its controls where its code comes after the time-out`,
    { tag: tag(path) },
    async ({ page }) => {
      await page.clock.install();
      const release = await hold(page, scripts);
      await page.goto(path, { waitUntil: 'commit' });
      const main = page.locator('main');
      for (const field of await main.locator('input[type=text], input:not([type])').filter({ visible: true }).all())
        await field.fill('Ana');
      const button = main.locator('button[type=button]').filter({ visible: true }).first();
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(11_000);
      await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      const before = await controls(page);
      expect(before).not.toEqual([]);
      const arrived = page.waitForEvent('requestfinished', (request) => /\/client-[^/]+\.js$/.test(request.url()));
      release();
      await arrived;
      await page.clock.runFor(2000);
      const after = await controls(page);
      const uses = (all: typeof before) => all.map(({ name, value, isFocused }) => ({ name, value, isFocused }));
      expect(uses(after)).toEqual(uses(before));
      for (const [index, { name, top }] of before.entries())
        expect(Math.abs(after[index]!.top - top), name).toBeLessThan(oneLine);
    },
  );

for (const path of pages)
  test(`${path} comes to life where each of its scripts is lost once`, { tag: tag(path) }, async ({ page }) => {
    const seen = new Set<string>();
    await page.route(scripts, (route) => {
      const address = route.request().url();
      if (seen.has(address)) return route.continue();
      seen.add(address);
      return route.abort();
    });
    await page.goto(path);
    await live(page);
    expect(seen.size).toBeGreaterThan(5);
  });

test('a message whose Send was pressed while its code is lost for good is posted, and comes by mail', async ({
  page,
  mail,
}) => {
  await page.route('**/assets/contact-*.js', (route) => route.abort());
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Contact' });
  await fillInquiry(form, { Email: 'ana@lost.example' });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/api\/contact/);
  expect((await mail.next(provider.email)).text).toContain('ana@lost.example');
});
