// Films and sounds, with the controls of the site.
import type { Locator } from '@playwright/test';

import { expect, test } from '../site.ts';
import { live } from '../../a11y/visit.ts';

const stateOf = (media: Locator) =>
  media.evaluate((element: HTMLMediaElement) => ({ isPaused: element.paused, time: element.currentTime }));

for (const [path, kind, title] of [
  ['/post-video', 'video', 'A day with us'],
  ['/post-audio', 'audio', 'The tidy-up tune'],
] as const)
  test(`${path}: the ${kind} is played, moved and stopped by keyboard`, async ({ page }) => {
    await page.goto(path);
    await live(page);
    const media = page.locator(`main ${kind}`);
    await page.getByRole('button', { name: `Play “${title}”` }).press('Enter');
    const pause = page.getByRole('button', { name: `Pause “${title}”` });
    await expect(pause).toBeFocused();
    await expect.poll(async () => (await stateOf(media)).time).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    const slider = page.getByRole('slider', { name: 'Position' });
    await expect(slider).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await stateOf(media)).time).toBeGreaterThan(11);
    // On the slider a screen reader would say each change while it plays.
    const told = await slider.getAttribute('aria-valuetext');
    expect(told).toMatch(/^0:1\d of 0:3\d$/);
    const { time } = await stateOf(media);
    await expect.poll(async () => (await stateOf(media)).time).toBeGreaterThan(time + 1.5);
    expect(await slider.getAttribute('aria-valuetext')).toBe(told);
    await pause.press('Enter');
    expect((await stateOf(media)).isPaused).toBe(true);
    await expect(slider).not.toHaveAttribute('aria-valuetext', told!);
  });

test('captions can be put away, and come back', async ({ page }) => {
  await page.goto('/post-video');
  await live(page);
  const mode = () => page.locator('main video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
  expect(await mode()).toBe('showing');
  const captions = page.getByRole('checkbox', { name: 'Captions' });
  await captions.press('Space');
  expect(await mode()).toBe('hidden');
  await captions.press('Space');
  expect(await mode()).toBe('showing');
});

test('what cannot be played says so', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/post-audio');
  await live(page);
  await page.getByRole('button', { name: 'Play “The tidy-up tune”' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'This cannot be played here now' })).toBeVisible();
});
