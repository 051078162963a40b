// Every state of the audited pages: axe in every look, at its widths (without AUDIT=all in two looks at each); that it fits a narrow screen with wider and larger
// text; that Escape closes what is open.
import { test } from './opened.ts';
import { expectNoViolationInAnyLook } from './axe.ts';
import { doubled, expectFit, expectFitWith, spacing } from './fit.ts';
import { expectMarks } from './perception.ts';
import { arrive, sizesOf, states } from './states.ts';
import { type Look, looksOfState, paths, settle, type Width, widths } from './visit.ts';

const audited = states.filter(({ path }) => paths.includes(path));

for (const [index, state] of audited.entries())
  test(`${state.path}, ${state.name}: in every look, and it fits`, async ({ page }) => {
    const [first, ...others] = sizesOf(state) as [Width, ...Width[]];
    await arrive(page, state, first);
    for (const width of [first, ...others]) {
      await page.setViewportSize(widths[width]);
      const onLook = async (look: Look) => {
        if (state.moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
        if (look === 'forced colours') await expectMarks(page, `${state.name} in forced colours`);
      };
      await expectNoViolationInAnyLook(page, { state: state.name, width }, onLook, looksOfState(index, width));
    }
    if (first === 'phone') {
      await page.setViewportSize({ width: 320, height: 640 });
      await settle(page);
      await expectFit(page, `${state.name} at 320 px`);
      await expectFitWith(page, spacing, `${state.name} at 320 px with text spacing`);
    }
    if (sizesOf(state).includes('desk')) {
      await page.setViewportSize(widths.desk);
      await expectFitWith(page, doubled, `${state.name} with text of twice the size`);
    }
  });

for (const state of audited.filter(({ escape }) => escape))
  test(`${state.path}, ${state.name}: Escape closes it and the focus goes back`, async ({ page }) => {
    await arrive(page, state, sizesOf(state)[0]!);
    await page.keyboard.press('Escape');
    await state.escape!(page);
  });
