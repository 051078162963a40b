// The list of exceptions is in date, and every entry is still needed: axe still finds what it excuses.
import { expect } from '@playwright/test';
import { run } from './axe.ts';
import { exceptions } from './exceptions.ts';
import { states } from './states.ts';
import { visit, widths } from './visit.ts';
import { test } from './page-fixtures.ts';

test('the list of exceptions has a date for each that is not past', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(exceptions.filter(({ until }) => until < today)).toEqual([]);
});

for (const { rule, where } of exceptions)
  test(`the exception for ${rule} at ${where.target} on ${where.path} is still needed`, async ({ page }) => {
    await visit(page, where.path, { colorMode: where.look, size: widths[where.width] });
    for (const action of states.find(({ path, name }) => path === where.path && name === where.state)?.reach ?? [])
      await action(page);
    const { violations, incomplete } = await run(page, [rule]);
    const targets = [...violations, ...incomplete].flatMap(({ nodes }) =>
      nodes.map(({ target }) => target.flat().join(' ')),
    );
    expect(targets).toContain(where.target);
  });
