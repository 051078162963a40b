// The list of exceptions is in date, and every entry is still needed: its engine still says what it excuses.
import { expect, type Page } from '@playwright/test';

import { run } from './axe.ts';
import { engines } from './engines/judge.ts';
import { exceptions, type Exception } from './exceptions.ts';
import { excuse } from './excuse.ts';
import { test } from './page-fixtures.ts';
import { states } from './states.ts';
import { visit, widths } from './visit.ts';

test('the list of exceptions has a date for each that is not past', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(exceptions.filter(({ until }) => until < today)).toEqual([]);
});

// One visit for all that an engine says of a page in one state.
const byVisit = Map.groupBy(exceptions, ({ engine, seen }) => `${engine} on ${Object.values(seen).join(', ')}`);

for (const [title, excuses] of byVisit)
  test(`the exceptions for ${title} are still needed`, async ({ page }) => {
    const [{ engine, seen }] = excuses as [Exception];
    await visit(page, seen.path, { colorMode: seen.look ?? 'light', size: widths[seen.width] });
    for (const action of states.find(({ path, name }) => path === seen.path && name === seen.state)?.reach ?? [])
      await action(page);
    const { excused } = await excuse(page, engine, await saidBy(engine, page));
    const needed = new Set(excused.map(({ by }) => by));
    expect(excuses.filter((each) => !needed.has(each))).toEqual([]);
  });

async function saidBy(name: Exception['engine'], page: Page) {
  const engine = engines.find((each) => each.name === name);
  if (engine) {
    const { violations, undecided } = await engine.judge(page);
    return [...violations, ...undecided];
  }
  const { violations, incomplete } = await run(page);
  return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, target: target.flat().join(' ') })),
  );
}
