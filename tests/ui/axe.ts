// axe in a test of one part: every rule of WCAG A to 2.2 AA and the best practices. Colours and sizes are measured in the browser (a11y/), since jsdom has none.
import axe from 'axe-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that need layout, or a whole page around the part. */
const off = [
  'color-contrast',
  'target-size',
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'document-title',
  'html-has-lang',
];

/** Asserts that axe finds nothing wrong with what is in the page now; `state` says which state that is. */
export async function expectNoViolation(state = 'at rest') {
  const { violations, passes } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
  });
  expect(passes.length, 'rules that found something to judge').toBeGreaterThan(0);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    state,
  ).toEqual([]);
}
