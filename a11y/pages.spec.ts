// Every page, one after the other: axe with every rule at rest, in every look and without scripts; for the thumb; on narrow, low and enlarged screens; by keyboard;
// and that it hides nothing that no state shows.
import { expect } from '@playwright/test';

import { expectNoViolation, expectNoViolationInAnyLook } from './axe.ts';
import { doubled, expectFit, expectFitWith, spacing } from './fit.ts';
import { wordsOf } from './hidden.ts';
import { expectWalk } from './keyboard.ts';
import { expectAiryText } from './lines.ts';
import { test } from './opened.ts';
import { expectMarks, expectNoPlates, expectShapes, expectStill, expectTargets } from './perception.ts';
import { arrive, framePath, sizesOf, states } from './states.ts';
import { ownPaths, paths, settle, setLook, widths, type Width } from './visit.ts';

const sizes = Object.keys(widths) as Width[];
/** 1280 x 1024 at 400 %. */
const enlarged = { width: 320, height: 256 };
const phoneOnItsSide = { width: 844, height: 390 };

for (const path of paths)
  test.describe(() => {
    // One worker has all tests of a page, which so stays open.
    test.describe.configure({ mode: 'default' });

    test(`${path} at rest, in every look, on a phone and on a desktop`, async ({ hydrated }) => {
      const page = await hydrated(path, widths.phone);
      for (const width of sizes) {
        await page.setViewportSize(widths[width]);
        await expectNoViolationInAnyLook(page, { state: 'at rest', width }, async (look) => {
          if (look === 'forced colours') await expectNoPlates(page, 'words on a plate in forced colours');
        });
      }
    });

    test(`${path} without scripts: the menu is there, and nothing is wrong`, async ({ plain }) => {
      const page = await plain(path, widths.phone);
      for (const width of sizes) {
        await page.setViewportSize(widths[width]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.locator('header nav a:visible').count()).toBeGreaterThan(5);
        await expectNoViolation(page, { state: 'without scripts', look: 'light', width });
      }
    });

    if (!ownPaths.includes(path)) return;

    test(`${path}: a thumb hits every control, nothing moves under reduced motion, lines stand apart, and forced colours lose nothing`, async ({
      hydrated,
    }) => {
      const page = await hydrated(path, widths.phone);
      await expectTargets(page, 'on a phone');
      await page.setViewportSize(widths.desk);
      await expectTargets(page, 'on a desktop');
      await expectAiryText(page, 'blocks of text');
      await expectStill(page, 'under reduced motion');
      await expectShapes(page, 'in forced colours');
      await expectMarks(page, 'in forced colours');
    });

    test(`${path} at 320 px, with text spacing, with text of twice the size, and on a phone on its side: nothing is cut off, covered or scrolls sideways`, async ({
      hydrated,
    }) => {
      const page = await hydrated(path, { width: 320, height: 640 });
      await expectFit(page, '320 px');
      await expectFitWith(page, spacing, '320 px with text spacing');
      await page.setViewportSize(phoneOnItsSide);
      await expectFit(page, 'a phone on its side');
      await page.setViewportSize(widths.desk);
      await expectFitWith(page, spacing, '1280 px with text spacing');
      await expectFitWith(page, doubled, '1280 px with text of twice the size');
    });

    test(`${path}: whatever it hides is shown by one of its states`, async ({ hydrated, plain, page: another }) => {
      const parts = path === framePath ? ':is(main, header, footer)' : 'main';
      const page = await hydrated(path, widths.phone);
      const hidden = new Set(await wordsOf(page, parts, false));
      const see = async (seen: typeof page) => {
        for (const words of await wordsOf(seen, parts, true)) hidden.delete(words);
      };
      await page.setViewportSize(widths.desk);
      await see(page);
      await page.emulateMedia({ media: 'print' });
      await see(page);
      await page.emulateMedia({ media: 'screen' });
      for (const width of hidden.size ? sizes : []) await see(await plain(path, widths[width]));
      for (const state of states.filter((each) => each.path === path)) {
        if (!hidden.size) break;
        await arrive(another, state, sizesOf(state)[0]!);
        await settle(another);
        await see(another);
        await another.unrouteAll();
      }
      expect([...hidden]).toEqual([]);
    });

    test(`${path}: Tab goes to every control once, in reading order, forth and back, with a ring that is seen and under nothing`, async ({
      hydrated,
    }) => {
      await expectWalk(await hydrated(path, widths.desk));
    });

    test(`${path} at 400 % zoom: the keyboard reaches everything, and nothing fixed covers it`, async ({
      hydrated,
    }) => {
      await expectWalk(await hydrated(path, enlarged), { rings: false });
    });
  });

for (const path of ['/', '/contact-us'])
  test(`${path} in the evening: the ring is seen there too`, async ({ hydrated }) => {
    const page = await hydrated(path, widths.phone);
    await setLook(page, 'evening');
    await expectWalk(page);
  });
