// The audits of every state: axe at its widths in every colour mode; that it fits a narrow viewport, also with text spacing
// and larger text; that Escape closes what is open.
import { test } from './page-fixtures.ts';
import { expectNoViolationInAnyColorMode } from './axe.ts';
import { doubled, expectFit, expectFitWith, spacing } from './fit.ts';
import { expectStateMarks } from './perception.ts';
import { arrive, sizesOf, states } from './states.ts';
import { type ColorMode, settle, type Width, widths } from './visit.ts';

for (const state of states)
  test(`${state.path}, ${state.name}: axe finds nothing in any colour mode, and it fits`, async ({ page }) => {
    const [first, ...others] = sizesOf(state) as [Width, ...Width[]];
    await arrive(page, state, first);
    for (const width of [first, ...others]) {
      await page.setViewportSize(widths[width]);
      const onColorMode = async (mode: ColorMode) => {
        if (state.moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
        if (mode === 'forced colours') await expectStateMarks(page, `${state.name} in forced colours`);
      };
      await expectNoViolationInAnyColorMode(page, { state: state.name, width }, onColorMode);
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

for (const state of states.filter(({ escape }) => escape))
  test(`${state.path}, ${state.name}: Escape closes it, and the focus returns to what opened it`, async ({ page }) => {
    await arrive(page, state, sizesOf(state)[0]!);
    await page.keyboard.press('Escape');
    await state.escape!(page);
  });
