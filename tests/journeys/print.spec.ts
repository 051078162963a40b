// Every page on paper: black on white, everything open, no controls, and a last line with its address.
import type { Page } from '@playwright/test';

import { provider, providerMap } from '../../src/content/site/provider.ts';
import { feeTables } from '../../src/content/values/fees.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

const onPaper = async (page: Page, path: string) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
};
const main = routes.filter(({ group }) => group === 'main').map(({ path }) => path);

for (const path of main)
  test(
    `${path} prints in black on white, without menus, buttons or controls, no heading alone at the foot of a sheet, and ends with its address`,
    { tag: path === '/' ? [] : '@release' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await onPaper(page, path);
      const seen = await page.evaluate(() => {
        const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
          element.checkVisibility(),
        );
        const styles = shown.map((element) => getComputedStyle(element));
        return {
          // The label of an unanswered field is transparent on paper, which leaves a line to write on.
          inks: [...new Set(styles.map(({ color }) => color))].filter((ink) => ink !== 'rgba(0, 0, 0, 0)'),
          grounds: [...new Set(styles.map(({ backgroundColor }) => backgroundColor))],
          loose: shown
            .filter((element, index) => element.matches('h1, h2, h3') && styles[index]!.breakAfter !== 'avoid')
            .map((element) => element.textContent),
          grown: styles.filter(({ backgroundImage }) => backgroundImage !== 'none').length,
          controls: shown
            .filter((element) => element.matches('nav, button, iframe, [role=tablist], [role=radiogroup]'))
            .filter((element) => !element.closest('h2, h3, h4'))
            .map((element) => element.textContent),
        };
      });
      expect(seen).toEqual({
        inks: ['rgb(0, 0, 0)'],
        grounds: ['rgba(0, 0, 0, 0)'],
        loose: [],
        grown: 0,
        controls: [],
      });
      const last = page.getByRole('contentinfo');
      await expect(last).toHaveText(new RegExp(`${provider.url}${path} · .*${provider.phone}`));
      const words = (await last.innerText()).replace(/\s+/g, ' ');
      for (const part of [provider.url + path, provider.phone, provider.address.street, provider.address.postalCode])
        expect(words).toContain(part);
      expect(words.length).toBeLessThan(200);
    },
  );

test('/places prints on one sheet of A4 and of Letter, in letters of at least 9 pt', async ({ page }) => {
  await onPaper(page, '/places');
  const sizes = await page.locator('main *').evaluateAll((all) =>
    all.flatMap((one) => {
      const says = [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.trim());
      return says && one.checkVisibility() ? [Number.parseFloat(getComputedStyle(one).fontSize)] : [];
    }),
  );
  expect(sizes.length).toBeGreaterThan(50);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12); // px
  for (const format of ['A4', 'Letter']) {
    const file = await page.pdf({ format });
    // Chromium writes what a sheet is without compression.
    expect(file.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});

test('all answers of an accordion are open on paper', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.locator('#core-values, .accordion-item').first().scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: 'print' });
  const panels = page.locator('.accordion-panel');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) {
    expect(await panel.evaluate((element: HTMLElement) => element.innerText.trim().length)).toBeGreaterThan(20);
    await expect(panel.locator('p').first()).toBeVisible();
  }
});

test('all slides stand side by side or one below the other, inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await page.goto('/');
  await page.keyboard.press('Shift');
  for (const id of ['main-gallery', 'voices']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${id} .carousel-view[data-ready]`)).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  const boxes = await page.locator('.carousel-slide').evaluateAll((slides) =>
    slides.map((slide) => {
      const { x, y, right, height } = slide.getBoundingClientRect();
      return { place: `${Math.round(x)} ${Math.round(y)}`, inside: x >= -1 && right <= innerWidth + 1, height };
    }),
  );
  expect(boxes.length).toBeGreaterThan(10);
  // A slide is as high as its words or its small picture: the shape that it has on a screen would leave half of the sheet empty.
  expect(boxes.filter(({ inside, height }) => !inside || height < 40 || height > 240)).toEqual([]);
  expect(new Set(boxes.map(({ place }) => place)).size).toBe(boxes.length);
});

test('every amount of /facts can be read on paper', async ({ page }) => {
  await onPaper(page, '/facts');
  const shown = await page
    .locator('td')
    .evaluateAll((cells) =>
      cells.flatMap((cell) =>
        [...cell.querySelectorAll('strong')].flatMap((amount) =>
          amount.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && amount.offsetHeight > 10
            ? [amount.innerText]
            : [],
        ),
      ),
    );
  const amounts = feeTables.flatMap(({ rows }) => rows.flatMap(({ said }) => said.map(({ figure }) => figure)));
  expect(amounts.length).toBeGreaterThan(1);
  expect(shown).toEqual(expect.arrayContaining(amounts));
});

test('a gallery prints each picture in its own place', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await onPaper(page, '/gallery-masonary');
  const pictures = await page.locator('.masonry li').evaluateAll((places) =>
    places.map((place) => {
      const [own, picture] = [place, place.querySelector('img')!].map((element) => element.getBoundingClientRect());
      return { height: picture!.height, isWithin: picture!.top >= own!.top && picture!.bottom <= own!.bottom + 1 };
    }),
  );
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter(({ height, isWithin }) => height < 60 || height > 240 || !isWithin)).toEqual([]);
});

test('an outside link is followed by its address in brackets, a link inside the site is not', async ({ page }) => {
  await onPaper(page, '/contact-us');
  const after = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('Get directions')).toContain(`(${providerMap.directions})`.slice(0, 30));
  expect(await after('How to find us')).toBe('none');
});

for (const [path, fields, form] of [
  ['/', 15, '#register'],
  ['/contact-us', 4, 'main form'],
] as const)
  test(
    `the form of ${path} prints every field as a line or a box to fill in`,
    { tag: path === '/' ? [] : '@release' },
    async ({ page }) => {
      await page.goto(path);
      await hydrated(page.locator(form).first());
      await page.emulateMedia({ media: 'print' });
      const lines = await page
        .locator(`${form} :is(input:not([type=hidden]), select, textarea)`)
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility() && control.getAttribute('tabindex') !== '-1')
            .map((control) => {
              const { borderBottomStyle, borderBottomColor } = getComputedStyle(control);
              const { width, height } = control.getBoundingClientRect();
              return {
                line: `${borderBottomStyle} ${borderBottomColor}`,
                room: width >= 80 && height >= 30,
              };
            }),
        );
      expect(lines.length).toBeGreaterThanOrEqual(fields - 1);
      expect(lines.filter(({ line, room }) => line !== 'solid rgb(0, 0, 0)' || !room)).toEqual([]);
    },
  );
