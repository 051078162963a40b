// What a first visit really fetches before anybody moves, touches or types. Bytes do not depend on the machine.
import { expect, test } from '../site.ts';

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
}))
  test(`the home page on a ${device} fetches at most 110 KB of JavaScript, brotli, before any interaction, and none of the form`, async ({
    page,
  }) => {
    const scripts: { url: string; bytes: Promise<number> }[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push({ url: request.url(), bytes: request.sizes().then(({ responseBodySize }) => responseBodySize) });
    });
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect
      .poll(() =>
        page
          .locator('header button')
          .first()
          .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
      )
      .toBe(true);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.map(({ bytes }) => bytes));
    const sum = sizes.reduce((all, bytes) => all + bytes, 0);
    console.log(
      `/ on a ${device}: ${(sum / 1000).toFixed(1)} KB of JavaScript in ${scripts.length} files before any interaction`,
    );
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(110_000);
    expect(scripts.filter(({ url }) => /registration-form/.test(url))).toEqual([]);
  });
