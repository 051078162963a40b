import { expect, test } from 'vitest';

import { contrast } from '#design/contrast.ts';
import { schemes } from '#content/values/design.ts';

import { criteriaCss, criteriaHtml } from '../../a11y/criteria-page.ts';
import { criteria } from '../../a11y/criteria.ts';

test('the page for auditors has a row for every criterion', () => {
  for (const { id, name } of criteria) expect(criteriaHtml()).toContain(`${id} ${name}`);
});

test('the page for auditors keeps the contrast that the site promises', () => {
  for (const { ink, paper, focus, ...rest } of Object.values(schemes)) {
    for (const text of [ink, rest['accent-ink']]) expect(contrast(text, paper)).toBeGreaterThanOrEqual(7);
    expect(contrast(focus, paper)).toBeGreaterThanOrEqual(3);
  }
  for (const [, colour] of criteriaCss().matchAll(/(#[0-9A-F]{6})/g))
    expect(Object.values(schemes).some((scheme) => Object.values<string>(scheme).includes(colour!))).toBe(true);
});
