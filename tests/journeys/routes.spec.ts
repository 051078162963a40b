import { provider } from '../../src/content/provider.ts';
import { aliases, builtRoutes, routes } from '../../src/routes.ts';
import { expect, test } from '../site.ts';
import { alive } from './family.ts';

for (const { path } of builtRoutes) {
  test(`${path} opens with its own title and heading, for everybody, without a complaint of the browser and without a call to another host (M55, R61, X4)`, async ({
    page,
    context,
  }) => {
    const complaints: string[] = [];
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await alive(page.getByRole('banner'));
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    });
    const broken = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter((image) => image.complete && !image.naturalWidth).map((image) => image.currentSrc),
      );
    expect(broken).toEqual([]);
    expect(complaints.filter((text) => !/openstreetmap|ERR_|Failed to load resource/.test(text))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const map = new URL(provider.map.embed).host;
    expect([...hosts].filter((host) => host !== new URL(page.url()).host && host !== map)).toEqual([]);
  });

  test(`every button of ${path} does something (R66)`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await alive(page.getByRole('banner'));
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
    });
    const buttons = await page.locator('button:visible').elementHandles();
    for (const button of buttons) {
      const name = (await button.textContent()) || (await button.getAttribute('aria-label')) || '';
      const already = await button.evaluate((element) => (element as Element).getAttribute('aria-selected') === 'true');
      if (already || !(await button.isVisible())) continue;
      await page.evaluate(() => {
        const state = { changes: 0, focus: document.activeElement };
        const observer = new MutationObserver((records) => (state.changes += records.length));
        observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
        Object.assign(window, { happened: () => state.changes > 0 || document.activeElement !== state.focus });
      });
      await button.click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { happened: () => boolean }).happened()), name)
        .toBe(true);
      await page.keyboard.press('Escape');
    }
  });
}

for (const [path, heading, title] of [
  ['/', /Prairie Lantern/, 'the home page (R3)'],
  ['/about', /We keep the light on/, 'the About Us page (R7)'],
  ['/error-404', /This path ends in the snow/, 'the not-found page (R17)'],
  ['/contact-us', /Say hello/, 'the Contact Us page (R21)'],
  ['/curriculum', /Curriculum/, 'the Curriculum page (R22)'],
  ['/program', /Four programs/, 'the Program page (R23)'],
  ['/outdoorplay', /Outdoor|outside|yard|weather/i, 'the Outdoor play page (R24)'],
] as const)
  test(`${path} is ${title}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(/Prairie Lantern/);
  });

test('paths known only from links lead to their page, and an unknown one shows the not-found page with 404 (R55, R56, R57)', async ({
  page,
}) => {
  for (const [path, to] of Object.entries(aliases)) {
    if (!builtRoutes.some((route) => route.path === to)) continue;
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(to);
  }
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(/probably broken/)).toBeVisible();
  await alive(page.getByRole('main'));
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page that is not built yet answers 404 and is linked from nowhere', async ({ page, request }) => {
  const later = routes.filter(({ status }) => status === 'later').map(({ path }) => path as string);
  for (const path of later) expect((await request.get(path)).status(), path).toBe(404);
  for (const { path } of builtRoutes) {
    await page.goto(path);
    const links = await page
      .locator('a')
      .evaluateAll((all: HTMLAnchorElement[]) =>
        all.filter((link) => link.origin === location.origin).map((link) => link.pathname),
      );
    expect(links.filter((link) => later.includes(link))).toEqual([]);
  }
});
