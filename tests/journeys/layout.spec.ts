// Parts that move need layout: what of them is in view, what can be reached, and what turns by itself.
import type { Locator, Page } from '@playwright/test';

import { newest } from '#content/rules/news.ts';
import { posts } from '#content/site/posts.ts';
import { galleryItems } from '#content/values/lists.ts';
import { testimonials } from '#content/site/testimonials.ts';
import { title as galleryTitle } from '#content/site/words/gallery.ts';
import { galleryWords } from '#content/words/gallery.ts';
import { ribbonWords } from '#content/words/home.ts';
import { landingWords } from '#content/words/landing.ts';
import { testimonialsWords } from '#content/words/testimonials.ts';
import { heroInterval } from '../../src/pages/landing/hero-slides.tsx';
import { fillWords } from '../../src/ui/fill-words.ts';
import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

const wide = { width: 1280, height: 900 };
const phone = { width: 500, height: 900 };
const minute = 60_000;

const carousel = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const button = (part: Locator, name: string) => part.getByRole('button', { name, exact: true });
/** Numbers, from 1, of the slides that can be reached. */
const reachable = (part: Locator) =>
  part
    .locator('.carousel-slide')
    .evaluateAll((slides) => slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])));

test('a carousel is turned by its buttons, keeps the focus there, and only slides in view can be reached', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  const gallery = carousel(page, galleryTitle);
  await hydrated(gallery);
  const { previous, next, several, one } = galleryWords.carousel;
  const count = galleryItems.length;
  const position = gallery.getByRole('status');
  const expectInView = async (first: number, last: number) => {
    await expect(position).toHaveText(fillWords(first === last ? one : several, { first, last, count }));
    expect(await reachable(gallery)).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
  };

  await expectInView(1, 3);
  await expect(position).toHaveAttribute('aria-live', 'off');
  await button(gallery, next).focus();
  await page.keyboard.press('Enter');
  await expectInView(4, 6);
  await expect(button(gallery, next)).toBeFocused();
  await expect(position).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expectInView(1, 3);
  await page.keyboard.press('Space');
  await expectInView(count - 2, count);
  await button(gallery, next).click();
  await expectInView(1, 3);
  // From the last slide in view Tab goes on to the controls, past all slides out of view.
  await gallery.locator('.carousel-slide').nth(2).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(button(gallery, previous)).toBeFocused();

  await page.setViewportSize({ ...wide, width: 800 });
  await expectInView(1, 2);
  await page.setViewportSize(phone);
  await expectInView(1, 1);
});

for (const { path, name, words, count } of [
  { path: '/', name: testimonialsWords.title, words: testimonialsWords.carousel, count: testimonials.length },
  { path: '/index-3', name: landingWords.news, words: landingWords.newsSlides, count: newest(posts, 6).length },
])
  test(
    `one slide at a time, “${name}” goes round without end`,
    { tag: path === '/' ? [] : '@release' },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const part = carousel(page, name);
      await hydrated(part);
      for (const slide of [...Array.from({ length: count }, (_, index) => index + 1), 1]) {
        await expect(part.getByRole('status')).toHaveText(fillWords(words.one, { first: slide, count }));
        expect(await reachable(part)).toEqual([slide]);
        await button(part, words.next).click();
      }
      await button(part, words.previous).click();
      await button(part, words.previous).click();
      await expect(part.getByRole('status')).toHaveText(fillWords(words.one, { first: count, count }));
    },
  );

/** What moves by itself on a landing page: the pictures of its hero, and its posts. */
const movers = [
  { name: landingWords.slides.name, slides: '[role=group]' },
  { name: landingWords.news, slides: '.carousel-slide' },
];
for (const { name, slides } of movers)
  test(
    `“${name}” turns by itself until the pointer or Pause, its first button, stops it, and with reduced motion never`,
    {
      tag: name === landingWords.news ? [] : '@release',
    },
    async ({ page }) => {
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize(wide);
      await page.goto('/index-4');
      const part = carousel(page, name);
      await hydrated(part);
      const inView = () =>
        part.locator(slides).evaluateAll((all) => all.map((slide) => !slide.hasAttribute('inert')).join(' '));
      const first = await inView();
      const turned = async () => (await inView()) !== first;
      await part.hover();
      await page.clock.runFor(minute);
      expect(await turned()).toBe(false);
      await page.mouse.move(0, 0);
      await page.clock.runFor(heroInterval + 2000);
      await expect.poll(turned).toBe(true);

      const { play, pause } = landingWords.slides;
      await expect(part.getByRole('button').first()).toHaveText(pause);
      await button(part, pause).click();
      await page.mouse.move(0, 0);
      const paused = await inView();
      await page.clock.runFor(minute);
      expect(await inView()).toBe(paused);
      await button(part, play).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(heroInterval + 2000);
      await expect.poll(inView).not.toBe(paused);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await hydrated(part);
      const still = await inView();
      await page.clock.runFor(minute);
      expect(await inView()).toBe(still);
    },
  );

test('the marquee moves at 50 px a second, fills the window, and rests for the pointer, the focus and Pause', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const marquee = page.getByRole('region', { name: ribbonWords.name });
  await hydrated(marquee);
  const track = marquee.locator('div:has(> div[aria-hidden=true])');
  const state = () => track.evaluate((element) => element.getAnimations()[0]?.playState);
  const rests = () => expect.poll(state).toBe('paused');
  const moves = () => expect.poll(state).toBe('running');
  await page.mouse.move(0, 0);
  await moves();
  const { seconds, width, filled } = await track.evaluate((element) => {
    const items = [...element.children].map((item) => item.getBoundingClientRect().width);
    const duration = element.getAnimations()[0]!.effect!.getComputedTiming().duration as number;
    return { seconds: duration / 1000, width: items[0]!, filled: items.slice(1).reduce((sum, each) => sum + each, 0) };
  });
  expect(width / seconds).toBeCloseTo(50, 1);
  expect(filled).toBeGreaterThanOrEqual(2560);

  await track.hover({ force: true });
  await rests();
  await page.mouse.move(0, 0);
  await moves();
  const hold = marquee.getByRole('button');
  await hold.focus();
  await rests();
  await hold.blur();
  await moves();
  await hold.click();
  await page.mouse.move(0, 0);
  await rests();
  await hold.click();
  await moves();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(hold).toBeHidden();
  await expect.poll(state).toBeUndefined();
});
