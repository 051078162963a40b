// The three landing pages in a browser: how they differ to the eye, the way back to the top, and the colours that follow the page.
import { landingLayouts } from '#pages/landing/landing-layouts.ts';
import { heroButtons, landingWords } from '#content/words/landing.ts';
import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

const paths = ['/index-2', '/index-3', '/index-4'] as const;
const color = 'document.documentElement.dataset.color';

for (const path of paths) {
  test(
    `${path}: the way back to the top appears after a screen of scrolling, and brings the page and the focus back`,
    { tag: path === '/index-4' ? [] : '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await hydrated(page.getByRole('banner'));
      const link = page.getByRole('link', { name: 'Back to the top' });
      await expect(link).toBeHidden();
      await page.mouse.wheel(0, 1800);
      await expect(link).toBeInViewport();
      await link.click();
      await expect.poll(() => page.evaluate('scrollY')).toBe(0);
      await expect(page.getByRole('main')).toBeFocused();
    },
  );

  test(
    `${path}: at 320 px nothing is wider than the window, and no button of the opening lies on another`,
    { tag: path === '/index-2' ? [] : '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      const boxes = await page
        .locator('div:has(> div > h1) :is(a, button):visible')
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().toJSON() as DOMRect));
      for (const [index, a] of boxes.entries())
        for (const b of boxes.slice(index + 1))
          expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
    },
  );
}

test('a built page has its colour theme before any script, and a change of page changes it', async ({
  page,
  request,
}) => {
  for (const [path, theme] of [
    ['/', 'color_1'],
    ['/index-2', 'color_1'],
    ['/index-3', 'color_2'],
    ['/index-4', 'color_1'],
  ] as const)
    expect(await (await request.get(path)).text()).toContain(`<html lang="en-CA" data-color="${theme}"`);
  await page.goto('/index-3');
  await hydrated(page.getByRole('banner'));
  const [join] = heroButtons[landingLayouts.roof.story];
  await page.getByRole('link', { name: join!.title }).click();
  await expect(page).toHaveURL(/contact-us/);
  await expect.poll(() => page.evaluate(color)).toBe('color_1');
  await page.goBack();
  await expect.poll(() => page.evaluate(color)).toBe('color_2');
});

test('the arches of /index-4 grow to the right and stay clear of the words and controls', async ({ page }) => {
  await page.goto('/index-4');
  for (const width of [960, 1120, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const slides = page.getByRole('group', { name: landingWords.slides.name });
    const slide = slides.getByRole('group').first();
    const boxes = await slide
      .locator('> :last-child > *')
      .evaluateAll((all) => all.map((arch) => arch.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.map(({ height }) => height)).toEqual(boxes.map(({ height }) => height).toSorted((a, b) => a - b));
    const opening = page.locator('div:has(> h1)');
    const words = await opening
      .locator('> *')
      .or(slides.getByRole('button'))
      .or(slide.locator('> :first-child'))
      .evaluateAll((all) =>
        all.map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getBoundingClientRect().toJSON() as DOMRect;
        }),
      );
    for (const word of words)
      for (const arch of boxes)
        expect(word.right <= arch.left || arch.right <= word.left || word.bottom <= arch.top + 1, `${width} px`).toBe(
          true,
        );
  }
});
