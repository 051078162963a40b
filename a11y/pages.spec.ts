// The long set of audits, of every page: axe at rest in every colour mode and without scripts; target sizes, motion and forced colours; narrow, low and zoomed viewports; the
// keyboard; and that one of the page's states shows whatever it hides.
import { expect } from '@playwright/test';

import { builtPages } from '../src/app/built-pages.ts';
import { expectNoViolation, expectNoViolationInAnyColorMode } from './axe.ts';
import { doubled, expectFit, expectFitWith, spacing } from './fit.ts';
import { expectTabOrder } from './keyboard.ts';
import { expectLineSpacing } from './line-spacing.ts';
import { test } from './page-fixtures.ts';
import {
  expectNoBackplates,
  expectNoMotion,
  expectNonTextContrast,
  expectStateMarks,
  expectTargetSizes,
} from './perception.ts';
import { arrive, framePath, sizesOf, states } from './states.ts';
import { textOf } from './visible-text.ts';
import { paths, settle, setColorMode, widths, type Width } from './visit.ts';

const sizes = Object.keys(widths) as Width[];
/** A window of 1280 x 1024 at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };
const landscape = { width: 844, height: 390 };
/** The narrowest in which things stand beside each other as on wide ones. */
const narrowestWide = { width: 960, height: 800 };

for (const path of paths)
  test.describe(() => {
    // One worker runs the tests of a page, so that they reuse the open page.
    test.describe.configure({ mode: 'default' });

    test(`${path} at rest: axe finds nothing, in every colour mode and at both widths`, async ({ hydrated }) => {
      const page = await hydrated(path, widths.phone);
      for (const width of sizes) {
        await page.setViewportSize(widths[width]);
        await expectNoViolationInAnyColorMode(page, { state: 'at rest', width }, async (mode) => {
          if (mode === 'forced colours') await expectNoBackplates(page, 'text on a backplate in forced colours');
        });
      }
    });

    test(`${path} without scripts: the menu is there, and axe finds nothing`, async ({ withoutScripts }) => {
      const page = await withoutScripts(path, widths.phone);
      for (const width of sizes) {
        await page.setViewportSize(widths[width]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.locator('header nav a:visible').count()).toBeGreaterThan(5);
        await expectNoViolation(page, { state: 'without scripts', mode: 'light', width });
      }
    });

    test(`${path}: targets are 44 px, nothing moves under reduced motion, lines are spaced, and forced colours lose nothing`, async ({
      hydrated,
    }) => {
      const page = await hydrated(path, widths.phone);
      await expectTargetSizes(page, 'on a phone');
      await page.setViewportSize(widths.desk);
      await expectTargetSizes(page, 'on a desktop');
      await expectLineSpacing(page, 'blocks of text');
      await expectNoMotion(page, 'under reduced motion');
      await expectNonTextContrast(page, 'in forced colours');
      await expectStateMarks(page, 'in forced colours');
    });

    test(`${path}: nothing is cut off, covered or scrolls sideways at 320 px, in landscape, with text spacing or with text of twice the size`, async ({
      hydrated,
    }) => {
      const page = await hydrated(path, { width: 320, height: 640 });
      await expectFit(page, '320 px');
      await expectFitWith(page, spacing, '320 px with text spacing');
      await page.setViewportSize(landscape);
      await expectFit(page, 'landscape');
      await page.setViewportSize(narrowestWide);
      await expectFitWith(page, spacing, '960 px with text spacing');
      await page.setViewportSize(widths.desk);
      await expectFitWith(page, spacing, '1280 px with text spacing');
      await expectFitWith(page, doubled, '1280 px with text of twice the size');
    });

    test(`${path}: one of its states shows whatever it hides`, async ({ hydrated, withoutScripts, page: another }) => {
      const parts = path === framePath ? ':is(main, header, footer)' : 'main';
      const page = await hydrated(path, widths.phone);
      const hidden = new Set(await textOf(page, parts, false));
      const see = async (seen: typeof page) => {
        for (const words of await textOf(seen, parts, true)) hidden.delete(words);
      };
      await page.setViewportSize(widths.desk);
      await see(page);
      await page.emulateMedia({ media: 'print' });
      await see(page);
      await page.emulateMedia({ media: 'screen' });
      for (const width of hidden.size ? sizes : []) await see(await withoutScripts(path, widths[width]));
      // What stands where a form leads that only a host of files answers.
      const targets = await page.evaluate(() =>
        Array.from(document.querySelectorAll('main [id].hidden'), ({ id }) => id),
      );
      for (const id of hidden.size ? targets : []) await see(await withoutScripts(`${path}#${id}`, widths.phone));
      for (const state of states.filter((each) => each.path === path)) {
        if (!hidden.size) break;
        await arrive(another, state, sizesOf(state)[0]!);
        await settle(another);
        await see(another);
        await another.unrouteAll();
      }
      expect([...hidden]).toEqual([]);
    });

    test(`${path}: Tab reaches every control once, in reading order, forwards and backwards, with a visible focus indicator that nothing covers`, async ({
      hydrated,
    }) => {
      await expectTabOrder(await hydrated(path, widths.desk));
    });

    test(`${path} at 400 % zoom: Tab reaches every control, and nothing covers the focus`, async ({ hydrated }) => {
      await expectTabOrder(await hydrated(path, zoomed), { focusIndicators: false });
    });
  });

/** One page for each query of each kind, such as the second page of a list. */
const queries = new Map(
  builtPages
    .filter(({ search }) => search)
    .map(({ route: { kind, path }, search }) => [`${kind} ${/\w+/.exec(search)}`, path + search]),
);

for (const address of queries.values())
  test(`${address}: axe finds nothing at both widths`, async ({ hydrated }) => {
    for (const width of sizes)
      await expectNoViolation(await hydrated(address, widths[width]), { state: 'at rest', mode: 'light', width });
  });

for (const path of ['/', '/contact-us'])
  test(`${path} in the evening: every control has a visible focus indicator`, async ({ hydrated }) => {
    const page = await hydrated(path, widths.phone);
    await setColorMode(page, 'evening');
    await expectTabOrder(page);
  });
