// The code of a part of a page comes late, after the bootstrap has given up waiting for it, or only when it is asked for again: no button goes missing, nothing
// typed is lost, the focus stays and the page does not jump.
import type { Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { expect, test } from '../site.ts';

/** Pages whose parts have code of their own: forms, carousels, sliders, tabs. */
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
/** In px: what a page may move by. */
const oneLine = 28;
const tag = (path: string) => (path === '/' ? [] : '@release');

/** Whether a script is not among those that the page loads first, which its HTML names. */
async function isLater(page: Page, path: string): Promise<(address: string) => boolean> {
  const html = await (await page.request.get(path)).text();
  const first = new Set(html.match(/\/assets\/[\w-]+\.js/g));
  return (address) => !first.has(new URL(address).pathname);
}

/** What a visitor could use of the parts: visible controls with what is typed into them, and where they stand. */
const controls = (page: Page) =>
  page.locator('main [data-kept]').evaluateAll((parts) =>
    parts
      .flatMap((part) => [...part.querySelectorAll<HTMLInputElement>('a, button, summary, input, select, textarea')])
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
    `${path} keeps all its controls where the code of its parts comes after the time-out`,
    { tag: tag(path) },
    async ({ page }) => {
      await page.clock.install();
      const later = await isLater(page, path);
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      let pending = 0;
      await page.route('**/assets/*.js', async (route) => {
        if (!later(route.request().url())) return route.continue();
        pending += 1;
        await isReleased;
        await route.continue();
      });
      page.on(
        'requestfinished',
        (request) => (pending -= request.url().endsWith('.js') && later(request.url()) ? 1 : 0),
      );
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#root')).not.toHaveAttribute('data-hydrating');

      const waiting = page.locator('main [data-hydrating]:not([data-kept], :has([data-hydrating]))');
      for (const part of await waiting.all()) {
        for (const field of await part.locator('input[type=text], input:not([type])').filter({ visible: true }).all())
          await field.fill('Ana');
        const button = part.locator('button[type=button]').filter({ visible: true }).first();
        if (!(await button.count())) continue;
        await button.click();
        await expect(button).toHaveAttribute('aria-busy', 'true');
      }
      await page.clock.runFor(11_000);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      const before = await controls(page);
      expect(before).not.toEqual([]);
      release();
      await expect.poll(() => pending).toBe(0);
      await page.clock.runFor(2000);
      const after = await controls(page);
      expect(after.map(({ name, value, isFocused }) => ({ name, value, isFocused }))).toEqual(
        before.map(({ name, value, isFocused }) => ({ name, value, isFocused })),
      );
      for (const [index, { name, top }] of before.entries())
        expect(Math.abs(after[index]!.top - top), name).toBeLessThan(oneLine);
    },
  );

for (const path of pages)
  test(
    `${path} comes to life where each script of its parts is lost once, and has no part without scripts`,
    { tag: tag(path) },
    async ({ page }) => {
      await page.clock.install();
      const later = await isLater(page, path);
      const seen = new Set<string>();
      await page.route('**/assets/*.js', (route) => {
        const address = route.request().url();
        if (!later(address) || seen.has(address)) return route.continue();
        seen.add(address);
        return route.abort();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => seen.size).toBeGreaterThan(0);
      // The pauses before it is asked for again double (ui/hydration/load-code.ts).
      await expect
        .poll(
          async () => {
            await page.clock.runFor(1000);
            return page.locator('[data-hydrating]').count();
          },
          { intervals: [100], timeout: 15_000 },
        )
        .toBe(0);
      await expect(page.locator('[data-kept]')).toHaveCount(0);
    },
  );

test('a message whose Send was pressed while its code is lost for good is posted, and comes by mail', async ({
  page,
  mail,
}) => {
  await page.clock.install();
  const later = await isLater(page, '/contact-us');
  await page.route('**/assets/*.js', (route) => (later(route.request().url()) ? route.abort() : route.continue()));
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Your name').fill('Ana Okafor');
  await form.getByLabel('Email').fill('ana@lost.example');
  await form.getByLabel('Phone').fill('587-346-0001');
  await form.getByLabel('Message').fill('Is there room on Tuesdays?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.clock.runFor(11_000);
  await expect(page).toHaveURL(/\/api\/contact/);
  expect((await mail.next(provider.email)).text).toContain('ana@lost.example');
});
