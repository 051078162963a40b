// Menus, pictures, films, scrolling and colours in each browser.
import { galleryItems } from '#content/values/lists.ts';
import { coreValues } from '#content/site/words/about.ts';
import { filmWords } from '#content/words/films.ts';
import { title as galleryTitle } from '#content/site/words/gallery.ts';
import { filtersOf, galleryWords } from '#content/words/gallery.ts';
import { header } from '#content/words/header.ts';
import { landingWords } from '#content/words/landing.ts';

import { dropdown as panel, gallery, titleOf } from '../journeys/menus.ts';
import { expect, test } from './site.ts';
import type { Visitor } from './visitor.ts';

/** These tests see the sample, whose menu has a panel and leads to the gallery. */
const dropdown = panel!;
const banner = 'header';
const trigger = { role: 'button', name: dropdown.title, in: banner };
const isOpen = (visitor: Visitor) => visitor.look(() => document.querySelector('header [aria-expanded=true]') !== null);
const opens = (visitor: Visitor, open: boolean) => expect.poll(() => isOpen(visitor)).toBe(open);
const sees = (visitor: Visitor, role: string, name: string, isSeen = true) =>
  expect.poll(() => visitor.sees({ role, name })).toBe(isSeen);

test.beforeEach(async ({ visitor }) => {
  await visitor.resize(1280, 900);
});

async function enter(visitor: Visitor, path: string) {
  await visitor.open(path);
  await visitor.hydrated();
}

test('the menu of the bar opens by a press and not by hovering, and closes by a press, by Escape and by leaving', async ({
  visitor,
}) => {
  await enter(visitor, '/');
  await visitor.hover(trigger);
  await opens(visitor, false);
  await visitor.press(trigger);
  await opens(visitor, true);
  await visitor.press(trigger);
  await opens(visitor, false);
  await visitor.key('Enter');
  await opens(visitor, true);
  await visitor.key('Escape');
  await opens(visitor, false);
  expect(await visitor.focused()).toContain(dropdown.title);
  await visitor.key('Enter');
  await opens(visitor, true);
  await expect.poll(async () => (await visitor.key('Tab'), isOpen(visitor)), { intervals: [100] }).toBe(false);
  await visitor.press(trigger);
  await visitor.look(() => document.querySelector<HTMLElement>('header [aria-expanded=true]')!.focus());
  await visitor.key('Tab');
  await visitor.key('Enter');
  await expect.poll(() => visitor.path()).toBe(dropdown.pictures[0]!.link);
  await opens(visitor, false);
});

test('the menu of a phone opens, closes by Escape with the focus back, and leads to a page', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await enter(visitor, '/about');
  const menu = { role: 'button', name: header.open, in: banner };
  await visitor.press(menu);
  await opens(visitor, true);
  await visitor.key('Escape');
  await opens(visitor, false);
  expect(await visitor.focused()).toContain(header.open);
  await visitor.press(menu);
  await visitor.press({ role: 'link', name: titleOf('/contact-us'), in: banner });
  await expect.poll(() => visitor.path()).toBe('/contact-us');
  await opens(visitor, false);
});

test('a link to the pictures from another page ends with them just below the header', async ({ visitor }) => {
  await enter(visitor, '/about');
  await visitor.press({ role: 'link', name: gallery!, in: banner });
  await expect.poll(() => visitor.path()).toBe('/#main-gallery');
  const gap = () =>
    visitor.look(
      () =>
        (document.getElementById('main-gallery')?.getBoundingClientRect().top ?? 0) -
        document.getElementById('site-header')!.getBoundingClientRect().height,
    );
  await expect.poll(gap).toBeGreaterThan(0);
  await expect.poll(gap).toBeLessThan(16);
});

test('Back and Forward return to the place on the page, and to another document too', async ({ visitor }) => {
  const scroll = () => visitor.look(() => Math.round(scrollY));
  await enter(visitor, '/program');
  await visitor.look(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(scroll).toBe(900);
  await visitor.press({ role: 'link', name: titleOf('/contact-us'), in: banner });
  await expect.poll(() => visitor.path()).toBe('/contact-us');
  await expect.poll(scroll).toBe(0);
  await visitor.back();
  await expect.poll(() => visitor.path()).toBe('/program');
  await expect.poll(scroll).toBe(900);
  await visitor.forward();
  await expect.poll(() => visitor.path()).toBe('/contact-us');
  await expect.poll(scroll).toBe(0);
});

test('a filter changes the pictures, by press and by arrow', async ({ visitor }) => {
  await enter(visitor, '/gallery-filter');
  const shown = () =>
    visitor.look(() => document.querySelectorAll('[role=tabpanel]:not([hidden]) a[href*="/pictures/"]').length);
  const count = (index: number) => galleryItems.filter(({ kind }) => kind === filtersOf(galleryItems)[index]).length;
  await visitor.press({ role: 'tab', name: filtersOf(galleryItems)[1]! });
  await expect.poll(shown).toBe(count(1));
  await visitor.key('ArrowRight');
  await expect.poll(shown).toBe(count(2));
  await visitor.key('Home');
  await expect.poll(shown).toBe(galleryItems.length);
});

test('a carousel turns by its buttons', async ({ visitor }) => {
  await enter(visitor, '/');
  const inView = () =>
    visitor.look(() =>
      [...document.querySelectorAll('#main-gallery .carousel-slide')].flatMap((slide, index) =>
        slide.hasAttribute('inert') ? [] : [index],
      ),
    );
  const next = { role: 'button', name: galleryWords.carousel.next };
  await visitor.find(next);
  await expect.poll(inView).toEqual([0, 1, 2]);
  await visitor.press(next);
  await expect.poll(inView).toEqual([3, 4, 5]);
  await visitor.press({ role: 'button', name: galleryWords.carousel.previous });
  await expect.poll(inView).toEqual([0, 1, 2]);
});

for (const width of [390, 768, 1280])
  test(`at ${width} px a picture ${width === 390 ? 'is as high as the lightbox and wider' : 'stands whole in the middle of the lightbox'}, which keys and the wheel turn`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 900);
    await enter(visitor, '/gallery-filter');
    await visitor.look(() => document.querySelectorAll<HTMLElement>('main a[aria-haspopup=dialog]')[2]!.focus());
    await visitor.key('Enter');
    await sees(visitor, 'dialog', galleryTitle);
    const position = (number: number) =>
      expect
        .poll(() => visitor.look(() => document.querySelector('[role=dialog]')?.textContent ?? ''))
        .toContain(`${number} of ${galleryItems.length}`);
    await position(3);
    /** In px: how far the picture is from its place in the stage, which on phones it fills. */
    const off = () =>
      visitor.look((isPhone) => {
        const slide = document.querySelector('[role=dialog] [data-place=current]')!;
        const picture = slide.querySelector('img')!;
        if (!picture.complete || !picture.naturalWidth) return 1000;
        const { x, y } = slide.getBoundingClientRect();
        // Without a scrollbar below the picture.
        const [stage, box] = [
          new DOMRect(x, y, slide.clientWidth, slide.clientHeight),
          picture.getBoundingClientRect(),
        ];
        const beyond = [stage.left - box.left, box.right - stage.right];
        return Math.max(
          Math.abs(stage.y + stage.height / 2 - box.y - box.height / 2),
          stage.top - box.top,
          box.bottom - stage.bottom,
          ...(isPhone
            ? [stage.height - box.height, ...beyond.map((px) => -px)]
            : [Math.abs(stage.x + stage.width / 2 - box.x - box.width / 2), ...beyond]),
        );
      }, width === 390);
    await expect.poll(off).toBeLessThanOrEqual(1);
    await visitor.key('ArrowRight');
    await position(4);
    await visitor.wheel({ role: 'dialog' }, 120);
    await position(5);
    await visitor.key('Escape');
    await sees(visitor, 'dialog', galleryTitle, false);
    expect(await visitor.look(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('dialog');
  });

test('a film opens in a window, and Escape gives the focus back', async ({ visitor }) => {
  await enter(visitor, '/index-2');
  await visitor.press({ role: 'button', name: landingWords.watch });
  await expect.poll(() => visitor.look(() => document.querySelector('[role=dialog] video') !== null)).toBe(true);
  await sees(visitor, 'button', filmWords.close);
  await visitor.key('Escape');
  await expect.poll(() => visitor.look(() => document.querySelector('[role=dialog]') === null)).toBe(true);
  expect(await visitor.focused()).toContain(landingWords.watch);
});

test('an accordion has one open part at most', async ({ visitor }) => {
  await enter(visitor, '/about');
  const openOnes = () =>
    visitor.look(() =>
      [...document.querySelectorAll('main h3 [aria-expanded=true], main [aria-expanded=true]')].map((one) =>
        one.textContent.trim(),
      ),
    );
  const [first, , third] = coreValues.points;
  await expect.poll(openOnes).toEqual([first!.title]);
  await visitor.press({ role: 'button', name: third!.title });
  await expect.poll(openOnes).toEqual([third!.title]);
  await visitor.key('Enter');
  await expect.poll(openOnes).toEqual([]);
});

test('Dark changes the page, and the next one', async ({ visitor }) => {
  const ground = () => visitor.look(() => getComputedStyle(document.body).backgroundColor);
  await enter(visitor, '/about');
  const light = await ground();
  await visitor.press({ role: 'radio', name: 'Dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await enter(visitor, '/program');
  expect(await ground()).toBe(dark);
});
