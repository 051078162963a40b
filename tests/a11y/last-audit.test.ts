// @vitest-environment node
import { expect, test } from 'vitest';

import { routes } from '#routes.ts';

import { auditOf } from '../../a11y/audit-reporter.ts';
import { states } from '../../a11y/states.ts';
import { colorModes, widths } from '../../a11y/visit.ts';

const whole = [
  ...routes.flatMap(({ path }) =>
    Object.keys(colorModes).flatMap((mode) =>
      Object.keys(widths).map((width) => `${path}, at rest, ${mode}, ${width}`),
    ),
  ),
  ...states.map(({ path, name }) => `${path}, ${name}, light, phone`),
];

test('the statement cites a run that audited every page in every colour mode and width, and every state', () => {
  expect(auditOf(whole, new Date('2026-11-25T10:00:00Z'))).toMatchObject({
    day: '2026-11-25',
    pages: routes.length,
    states: states.length,
    runs: whole.length,
  });
});

test.each([
  ['a page in one colour mode', whole.slice(1)],
  ['a state', whole.slice(0, -1)],
])('the statement does not cite a run that left out %s', (_, runs) => {
  expect(auditOf(runs, new Date())).toBeUndefined();
});
