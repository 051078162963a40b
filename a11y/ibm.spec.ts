// Every row of the route table at both widths, and every state, as IBM's engine sees them; and every exception is still needed.
import { expect } from '@playwright/test';

import { exceptions } from './exceptions.ts';
import { expectNoObjection, objections } from './ibm.ts';
import { test } from './page-fixtures.ts';
import { arrive, sizesOf, states } from './states.ts';
import { paths, type Width, widths } from './visit.ts';

for (const path of paths)
  test(`${path}: IBM's engine finds nothing wrong`, async ({ hydrated }) => {
    for (const width of Object.keys(widths) as Width[])
      await expectNoObjection(await hydrated(path, widths[width]), `at rest, ${width}`);
  });

for (const state of states)
  test(`${state.path}, ${state.name}: IBM's engine finds nothing wrong`, async ({ page }) => {
    const [width] = sizesOf(state) as [Width];
    await arrive(page, state, width);
    await expectNoObjection(page, `${state.name}, ${width}`);
  });

test('there are at most ten exceptions, each with the link of its defect', () => {
  expect(exceptions.length).toBeLessThanOrEqual(10);
  for (const { link } of exceptions) expect(link).toMatch(/^https:\/\//);
});

for (const exception of exceptions.filter(({ path }) => paths.includes(path)))
  test(`the exception ${exception.rule} is still needed`, async ({ page }) => {
    const { path, state } = exception;
    const reach = states.find((each) => each.path === path && each.name === state)?.reach ?? [];
    await arrive(page, { path, name: state ?? 'at rest', reach }, 'phone');
    expect((await objections(page)).map((found) => exceptions[found.exception])).toContain(exception);
  });
