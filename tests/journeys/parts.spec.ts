// What only a browser knows of a part: sizes, places, colours and times after all style sheets have met. Parts are looked at on the page that shows every part,
// or where they are used.
import type { Locator, Page } from '@playwright/test';

import { takeScreenshot } from '../../a11y/screenshot.ts';
import { openGroup } from '../../src/content/words/design-system.ts';
import { landingWords } from '../../src/content/words/landing.ts';
import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

const book = '/design-system';

/** The computed value of a property, of the element or of one of its pseudo-elements. */
const styleOf = (part: Locator, property: string, pseudo?: '::after') =>
  part.evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name!), [
    property,
    pseudo,
  ] as const);

/** The samples of a part on the page that shows every part. */
const sample = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** How many parts stand in the first row of their list. */
const inOneRow = (parts: Locator) =>
  parts.evaluateAll((all) => {
    const tops = all.map((part) => part.getBoundingClientRect().top);
    return tops.filter((top) => Math.abs(top - tops[0]!) < 2).length;
  });

const heightOf = 900;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const walls = [
    { list: '.masonry > ul', path: '/gallery-masonary', most: 4, tag: '@release' },
    { list: '.street-rows', path: '/gallery-filter', most: 3, tag: [] },
  ];
  for (const { list, path, most, tag } of walls)
    test(
      `the pictures of ${path} stand in up to ${most} columns, in the order of reading`,
      { tag },
      async ({ page }) => {
        await page.goto(path);
        const bricks = page.locator(`${list} > li`);
        for (const [width, columns] of [
          [349, 1],
          [350, 1],
          [749, 1],
          [750, 2],
          [899, 2],
          [900, most],
        ] as const) {
          await page.setViewportSize({ width, height: heightOf });
          expect(await inOneRow(bricks), `${width} px`).toBe(columns);
          const tops = await bricks.evaluateAll((all) => all.map((brick) => brick.getBoundingClientRect().top));
          expect(tops, `${width} px`).toEqual(tops.toSorted((one, other) => one - other));
        }
      },
    );

  // [width of the window in px, slides]
  const three = [
    [575, 1],
    [576, 2],
    [990, 2],
    [991, 3],
    [1400, 3],
  ] as const;
  const rows = [
    {
      view: 'gallery',
      path: book,
      expected: [
        [320, 1],
        [767, 1],
        [768, 2],
        [1023, 2],
        [1024, 3],
        [1400, 3],
      ],
    },
    {
      view: 'teachers',
      path: '/about-2',
      expected: [
        [320, 1],
        [767, 1],
        [768, 2],
        [1023, 2],
        [1024, 3],
        [1399, 3],
        [1400, 4],
      ],
    },
    { view: 'classes', path: '/index-2', expected: three },
    { view: 'blog', path: '/index-2', expected: three },
  ] as const;
  for (const { view, path, expected } of rows)
    test(
      `the row of ${view} on ${path} shows as many slides as the width of the window has room for`,
      {
        tag: path === book ? [] : '@release',
      },
      async ({ page }) => {
        await page.goto(path);
        const row = page.locator(`.carousel-${view}`).first();
        for (const [width, slides] of expected) {
          await page.setViewportSize({ width, height: heightOf });
          const shown = await row.evaluate((element) => {
            const slide = element.querySelector('.carousel-slide')!.getBoundingClientRect().width;
            return Math.round(element.clientWidth / slide);
          });
          expect(shown, `${width} px`).toBe(slides);
        }
      },
    );

  test('the way back to the top is a link after the text', async ({ page }) => {
    await page.goto(book);
    const way = page.locator('p', { has: page.locator('a[href="#main"]') });
    await expect(way).toBeVisible();
    expect(await styleOf(way, 'position')).toBe('static');
  });
});

test('pictures of the gallery are 10 px apart, and the pages of a list 44 px large', async ({ page }) => {
  await page.goto(book);
  const slides = page.locator('.carousel-gallery .carousel-slide');
  const [first, second] = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect()));
  expect(second!.left - first!.right).toBeCloseTo(10, 0);
  const parts = await sample(page, 'Pagination').locator('li > *').all();
  expect(parts).not.toEqual([]);
  for (const part of parts) {
    const { width, height } = (await part.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('a window takes 300 ms and its backdrop 150 ms, and under reduced motion neither moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(book);
  const opener = page.getByRole('button', { name: openGroup.dialog.open });
  await hydrated(opener);
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await styleOf(dialog, 'animation-duration')).toBe('0.3s');
  expect(await styleOf(page.locator('[data-state=open]:has(+ [role=dialog])'), 'animation-duration')).toBe('0.15s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The durations themselves: that nothing runs at this moment can also mean that it has ended.
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
        const isStill = [animationDuration, transitionDuration].every((all) => /^0s(, 0s)*$/.test(all));
        return isStill && scrollBehavior === 'auto' ? [] : [element.outerHTML.slice(0, 100)];
      }),
    ),
  );
  expect(moving).toEqual([]);
});

for (const width of [320, 1280, 2560])
  test(
    `the film’s window leaves a strip of the page on every side at ${width} px`,
    {
      tag: width === 320 ? [] : '@release',
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height: heightOf });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/index-2');
      const play = page.getByRole('button', { name: landingWords.watch });
      await hydrated(play);
      await play.click();
      const { x, y, ...size } = (await page.getByRole('dialog').boundingBox())!;
      expect(Math.min(x, y, width - x - size.width, heightOf - y - size.height)).toBeGreaterThanOrEqual(15);
    },
  );

test('beside an open dialog the gutter of the scrollbar has the colour of the page under the backdrop', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/index-2');
    const play = page.getByRole('button', { name: landingWords.watch });
    await hydrated(play);
    await play.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const { width: across } = page.viewportSize()!;
    const shown = await takeScreenshot(page, { x: across - 50, y: 0, width: 50, height: 10 });
    // The header's paper, in the gutter and beside it; colours are rounded where they are mixed.
    for (const [part, value] of shown.at(across - 6, 5).entries())
      expect(Math.abs(value - shown.at(across - 40, 5)[part]!), `${colorScheme}, ${part}`).toBeLessThanOrEqual(2);
  }
});

/** How large the picture of a slide is drawn, and what of it is in view. */
const drawn = (page: Page) =>
  page.locator('[data-place=current]').evaluate((slide) => {
    const picture = slide.querySelector('img')!;
    const { width, height } = picture.getBoundingClientRect();
    const ratio = picture.naturalWidth / picture.naturalHeight;
    const { left, right, top, bottom } = slide.getBoundingClientRect();
    return {
      width: Math.min(width, height * ratio),
      height: Math.min(height, width / ratio),
      left,
      right,
      top,
      bottom,
    };
  });

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [844, 390],
  [640, 360],
  [768, 1024],
  [1280, 900],
] as const)
  for (const path of [
    '/',
    '/gallery',
    '/gallery-masonary',
    '/gallery-filter',
    // Without an event it shows the next one, which is another than in the HTML on the evening after one has ended.
    '/event-details?event=lantern-walk',
    '/post-gallery',
  ])
    test(
      `a pressed picture of ${path} becomes no smaller at ${width} by ${height} px, or fills the window`,
      { tag: width === 390 && ['/', '/post-gallery'].includes(path) ? [] : '@release' },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        const opener = page.locator('main a[aria-haspopup=dialog]').first();
        await hydrated(opener);
        const before = (await opener.locator('img').boundingBox())!;
        await opener.click();
        await expect(page.locator('[data-place=current] img')).toHaveJSProperty('complete', true);
        const picture = await drawn(page);
        const isLow = width > height && height < 480;
        const most = isLow ? height : picture.bottom - picture.top;
        if (width < 700) expect(picture.height).toBeGreaterThanOrEqual(Math.min(before.height, most) - 1);
        // In the middle where it is whole; otherwise at the edges of the window, which it reaches.
        const inView = Math.min(picture.width, picture.right - picture.left);
        expect(Math.min(inView, width) / width + picture.height / height).toBeGreaterThan(isLow ? 1.6 : 1);
      },
    );

test('on a phone a picture that is wider than the window is moved by a finger, by keys and by the wheel, and only then changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const opener = page.locator('main a[aria-haspopup=dialog]').first();
  await hydrated(opener);
  await opener.click();
  const dialog = page.getByRole('dialog');
  const position = (of: number) => expect(dialog.getByRole('status')).toContainText(new RegExp(`${of} of \\d`));
  const slide = page.locator('[data-place=current]');
  const left = () => slide.evaluate((element) => element.scrollLeft);
  const end = () => slide.evaluate((element) => element.scrollWidth - element.clientWidth);
  const drag = async (by: number) => {
    await page.mouse.move(200, 400);
    await page.mouse.down();
    await page.mouse.move(200 + by, 400, { steps: 4 });
    await page.mouse.up();
  };
  await expect(dialog).toBeFocused();
  await expect(dialog.getByRole('region')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('region')).toBeFocused();
  await expect(dialog.getByRole('region')).toHaveAccessibleName(/wider than the window$/);
  expect(await end()).toBeGreaterThan(200);
  /** Where a picture begins to be shown is its focus; here there is room on both sides. */
  await slide.evaluate((element) => element.scrollTo(100, 0));
  const start = await left();
  await drag(-60);
  expect(await left()).toBeCloseTo(start + 60, 0);
  await position(1);

  /** Browsers scroll by a key smoothly, and a press in between is one more. */
  const rest = () =>
    slide.evaluate(async (element) => {
      for (let before = -1; before !== element.scrollLeft;) {
        before = element.scrollLeft;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
  for (let presses = 0; presses < 40 && (await left()) < (await end()) - 1; presses += 1) {
    await page.keyboard.press('ArrowRight');
    await rest();
  }
  await position(1);
  await page.keyboard.press('ArrowRight');
  await position(2);
  await expect(dialog.getByRole('region')).toBeFocused();

  await page.mouse.move(200, 400);
  const before = await left();
  await page.mouse.wheel(40, 0);
  await expect.poll(left).toBeGreaterThan(before);
  await position(2);
  for (let drags = 0; drags < 8 && (await left()) < (await end()) - 1; drags += 1) await drag(-180);
  await position(2);
  await drag(-80);
  await position(3);
});

test('while the way back to the top is shown, the focus stops above it', async ({ page }) => {
  await page.goto(book);
  await hydrated(page.getByRole('contentinfo'));
  await expect(page.locator('[data-scrolled]')).toBeAttached();
  const room = Number.parseFloat(await styleOf(page.locator('html'), 'scroll-padding-bottom'));
  expect(room).toBeGreaterThanOrEqual((await page.locator('[data-scrolled] > a').boundingBox())!.height);
});

test('the whole card is its link’s target, and shows that the link has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/index-2');
  const card = page.locator('.carousel-blog .carousel-slide > *').first();
  const link = card.getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await card.boundingBox())!;
  for (const [across, down] of [
    [0.1, 0.1],
    [0.9, 0.9],
  ] as const)
    expect(
      await link.evaluate((target, [left, top]) => document.elementFromPoint(left!, top!)?.closest('a') === target, [
        x + width * across,
        y + height * down,
      ] as const),
    ).toBe(true);
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await styleOf(link, 'outline-width', '::after')).toBe('3px');
});

test('an answer may be as long as it likes: nothing of an open panel is cut off', async ({ page }) => {
  await page.goto('/faqs');
  const panel = page
    .getByRole('region')
    .filter({ has: page.locator('p') })
    .last();
  // Before it is hydrated, React would write the text again.
  await hydrated(panel);
  await panel
    .locator('p')
    .first()
    .evaluate((words) => (words.textContent = 'word '.repeat(1_000)));
  expect(await panel.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  expect(await panel.evaluate((element) => element.clientHeight)).toBeGreaterThan(heightOf / 2);
});

test('the digits of the countdown have one width, so that nothing moves when they change', async ({ page }) => {
  await page.goto('/coming-soon');
  const digits = page.getByRole('timer').locator('[aria-hidden=true] > span');
  await expect(digits.first()).toBeVisible();
  const widths = await digits.evaluateAll((all) => all.map((digit) => digit.clientWidth));
  expect(widths.length).toBeGreaterThan(3);
  expect(new Set(widths).size).toBe(1);
});

test('in forced colours parts keep an edge, what is chosen is told apart, and a skill takes the colour of the text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(book);
  for (const [part, edge, style] of [
    [sample(page, 'Badge').locator('li > span'), 'border-top', 'solid'],
    [sample(page, 'Pagination').locator('[aria-current]'), 'border-top', 'double'],
    [sample(page, 'FilterTabs').getByRole('tab', { selected: true }), 'border-bottom', 'double'],
  ] as const) {
    expect(await styleOf(part.first(), `${edge}-style`)).toBe(style);
    expect(Number.parseFloat(await styleOf(part.first(), `${edge}-width`))).toBeGreaterThanOrEqual(2);
  }
  const others = sample(page, 'FilterTabs').getByRole('tab', { selected: false });
  expect(await styleOf(others.first(), 'border-bottom-width')).toBe('0px');
  const skill = sample(page, 'SkillBar').getByRole('listitem').first();
  const ink = await styleOf(skill, 'color');
  const [level, frame] = await skill.locator('rect').all();
  expect(await styleOf(level!, 'fill')).toBe(ink);
  expect(await styleOf(frame!, 'stroke')).toBe(ink);
});
