// Every row of the route table as axe sees it at rest, in light, and the provider's pages as three other engines see them. With AUDIT=all, every row and every
// state as all four see it, at both widths.
import { routes } from '../../src/routes.ts';
import { expectNoViolation } from '../axe.ts';
import { test } from '../page-fixtures.ts';
import { arrive, sizesOf, states } from '../states.ts';
import { everyRow, paths, settle, type Width, widths } from '../visit.ts';
import { expectNoObjection } from './judge.ts';

const sizes: readonly Width[] = everyRow ? ['phone', 'desk'] : ['phone'];
const atRest = { state: 'at rest', look: 'light' } as const;

for (const { path, group } of routes)
  test.describe(() => {
    // One worker has all tests of a page, which so stays open.
    test.describe.configure({ mode: 'default' });

    // Without AUDIT=all, pages.spec.ts has these already.
    if (everyRow || !paths.includes(path))
      test(`${path} at rest, as axe sees it`, async ({ hydrated }) => {
        for (const width of sizes) await expectNoViolation(await hydrated(path, widths[width]), { ...atRest, width });
      });

    if (everyRow || group === 'main')
      for (const width of sizes)
        test(`${path} at rest on a ${width}, as the other engines see it`, async ({ hydrated }) => {
          await expectNoObjection(await hydrated(path, widths[width]), { ...atRest, width });
        });
  });

if (everyRow)
  for (const state of states)
    for (const width of sizesOf(state))
      test(`${state.path}, ${state.name}, on a ${width}, as every engine sees it`, async ({ page }) => {
        await arrive(page, state, width);
        await settle(page);
        const place = { state: state.name, look: 'light', width } as const;
        await expectNoViolation(page, place);
        await expectNoObjection(page, place);
      });
