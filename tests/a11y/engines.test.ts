// @vitest-environment node
// What the engines besides axe say, in one form, and the table that is made of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { selectorOf } from '../../a11y/engines/engine.ts';
import { keepRun, readRuns, type EngineRun } from '../../a11y/engines/runs.ts';
import { engineTable, exceptionTable, openLines } from '../../a11y/engines/table.ts';
import { exceptions } from '../../a11y/exceptions.ts';
import type { Run } from '../../a11y/findings.ts';

const run = (given: Partial<EngineRun>): EngineRun => ({
  engine: 'Siteimprove Alfa',
  version: '1.0.0',
  path: '/',
  state: 'at rest',
  look: 'light',
  width: 'phone',
  rules: 90,
  violations: [],
  undecided: [],
  measured: 0,
  excused: [],
  ...given,
});

test('an element that an engine names by its place in the tree is found by a selector', () => {
  expect(selectorOf('/html[1]/body[1]/div[2]/a[3]')).toBe(
    'html > body:nth-of-type(1) > div:nth-of-type(2) > a:nth-of-type(3)',
  );
  expect(selectorOf('/html[1]/body[1]/p[1]/text()[2]')).toBe('html > body:nth-of-type(1) > p:nth-of-type(1)');
});

test('the table has a row for each engine, with pages and states told apart', () => {
  const axe: Run = {
    path: '/about',
    state: 'at rest',
    look: 'light',
    width: 'phone',
    passed: ['a', 'b'],
    inapplicable: ['c'],
    decided: [{ rule: 'color-contrast', elements: 4, by: 'measured' }],
    violations: [],
    undecided: [],
  };
  const [, , axeRow, alfaRow] = engineTable(
    [axe],
    [
      run({ measured: 2, excused: ['r3', 'r3'] }),
      run({ width: 'desk', violations: [{ rule: 'r1', what: 'wrong' }] }),
      run({ state: 'the menu, open', undecided: [{ rule: 'r2', what: 'unclear' }] }),
    ],
  );
  expect(axeRow).toMatch(/^\| axe-core [\d.]+ \| 1 \| 390 \| 0 \| 1 \| 3 \| 0 \| 0 \| 4 \| 0 \|$/);
  expect(alfaRow).toBe('| Siteimprove Alfa 1.0.0 | 1 | 1280, 390 | 1 | 3 | 90 | 1 | 1 | 2 | 2 |');
});

test('every exception stands in a table with its reason, its evidence and how often it was used', () => {
  const { engine, rule, reason, evidence, owner, until } = exceptions[0]!;
  const rows = exceptionTable([
    run({ engine, excused: [rule, rule] }),
    run({ engine, excused: [rule, 'another rule'] }),
    run({ engine: exceptions.at(-1)!.engine, excused: [rule] }),
  ]).slice(2);
  expect(rows).toHaveLength(exceptions.length);
  expect(rows[0]).toContain(` | 3 | ${reason} | ${evidence} | ${owner}, ${until} |`);
});

test('what is open is said by engine and rule, with how often and where first', () => {
  const wrong = { rule: 'r1', what: 'too small' };
  expect(openLines([run({ violations: [wrong] }), run({ path: '/about', violations: [wrong] })])).toEqual([
    'Siteimprove Alfa, violation, r1: 2, first /, at rest, phone: too small',
  ]);
});

test('runs are kept beside the findings of axe, and read back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
  process.env['AUDIT_FINDINGS'] = folder;
  keepRun(run({ path: '/program' }));
  delete process.env['AUDIT_FINDINGS'];
  keepRun(run({ path: '/about' }));
  expect(readRuns(folder)).toEqual([run({ path: '/program' })]);
  rmSync(folder, { recursive: true });
});
