import type { ElementHandle, Page } from '@playwright/test';

import { notFound } from '#content/words/not-found.ts';
import { aliases, type Path, routes } from '../../src/routes.ts';
import { onePerKind } from '../one-per-kind.ts';
import { expect, test } from '../site.ts';
import { follow, hydrated, reach } from './family.ts';
import { openWhole, watch } from './whole-page.ts';

/** The header and the footer are the same on all pages of a group: their buttons are pressed on one of each. */
const framed = new Set([routes[0], routes.find(({ group }) => group === 'template')]);

// One page of each kind is opened like this in a11y/quick.spec.ts.
for (const row of routes)
  test(
    `${row.path} opens for everybody, nothing of it is missing, and each of its buttons does something`,
    { tag: row.path === '/' ? [] : '@release' },
    async ({ page }) => {
      const expectNoComplaint = await openWhole(page, row.path);
      await pressEveryButton(page, framed.has(row) ? 'button:visible' : 'main button:visible');
      await expectNoComplaint();
    },
  );

/** Pages that are walked through one after the other. No page links to the design system, and the links to the others stand on the site map. */
const linked = routes.filter(({ kind }) => kind !== 'design-system');
const walked = linked.filter((row) => onePerKind.includes(row) && row.kind !== 'site-map');
const walks = [true, false].flatMap((isTemplate) => {
  const rows = walked.filter(({ group }) => (group === 'template') === isTemplate);
  return rows.flatMap((_, index) => (index % 2 ? [] : [rows.slice(index, index + 2)]));
});

for (const { rows, alike, tag } of [
  ...walks.map((walk) => ({ rows: walk, alike: 3, tag: [] })),
  ...linked.map((row) => ({ rows: [row], alike: Infinity, tag: row.kind === 'site-map' ? [] : '@release' })),
]) {
  const paths = rows.map(({ path }) => path);
  test(
    `reached by a link and by Back, ${alike === Infinity ? 'every button' : 'each kind of button'} of ${paths.join(', ')} does something`,
    { tag },
    async ({ page }) => {
      test.setTimeout(180_000);
      const expectNoComplaint = await watch(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const [index, path] of paths.entries())
        await test.step(path, async () => {
          await (index ? follow : reach)(page, path);
          await pressEveryButton(page, 'main button:visible', alike);
          const onward: Path = path === '/' ? '/facts' : '/';
          await atRest(page, () =>
            page.getByRole('contentinfo').locator(`a[href="${onward}"]`).first().click({ timeout: 1000 }),
          );
          await expect(page).toHaveURL(onward);
          await page.goBack();
          await expect(page).toHaveURL(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await pressEveryButton(page, 'main button:visible', alike);
          await expect(page.locator('[aria-busy]')).toHaveCount(0);
          await page.goBack();
          await expect(page).not.toHaveURL(path);
        });
      await expectNoComplaint();
    },
  );
}

/** @param alike how many buttons that look the same are pressed */
async function pressEveryButton(page: Page, buttons: string, alike = Infinity) {
  // A comment is a plain form: what it posts is counted, and the page that answers it is left out, so that the other buttons can be pressed.
  let posted = 0;
  const pressed: string[] = [];
  await page.route('**/api/comments', async (route) => {
    posted += 1;
    await route.fulfill({ status: 204 });
  });
  for (const button of await page.locator(buttons).elementHandles()) {
    const { name, look, isIdle } = await (button as ElementHandle<HTMLElement>).evaluate((element) => ({
      name: element.textContent || element.ariaLabel || '',
      look: element.className,
      // Chosen already, or busy and saying so.
      isIdle: element.matches('[aria-selected=true], [aria-current=true], [aria-disabled=true]'),
    }));
    const isKnown = pressed.filter((each) => each === look).length >= alike;
    if (isIdle || isKnown || !(await button.isVisible())) continue;
    pressed.push(look);
    const before = posted;
    await atRest(page, async () => {
      await button.scrollIntoViewIfNeeded({ timeout: 1000 });
      await button.evaluate(watchPress);
      await button.click({ timeout: 1000 });
    });
    await expect
      .poll(async () => posted > before || page.evaluate(() => happened()), { message: name, intervals: [10, 20, 50] })
      .toBe(true);
    await page.keyboard.press('Escape');
  }
}

/** Presses with no window open. One whose code loads late may open after the Escape, at any moment before the press: then both are done again. */
const atRest = (page: Page, press: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await press();
  }).toPass({ timeout: 30_000 });

/** In the page: whether anything has changed, moved or taken the focus since `watchPress`. */
declare const happened: () => boolean;

function watchPress(button: HTMLElement | SVGElement) {
  // A press always moves the focus to its button: that alone is no effect.
  button.focus();
  const state = { changes: 0, focus: document.activeElement, scroll: scrollY };
  const observer = new MutationObserver((records) => (state.changes += records.length));
  observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
  Object.assign(window, {
    happened: () => state.changes > 0 || document.activeElement !== state.focus || scrollY !== state.scroll,
  });
}

test(
  'paths known only from links lead to their page, and an unknown one shows the not-found page with 404',
  { tag: '@any-daycare' },
  async ({ page }) => {
    for (const [path, to] of Object.entries(aliases)) {
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe(to);
    }
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(notFound.message)).toBeVisible();
    await hydrated(page.getByRole('main'));
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/');
  },
);
