// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { contrast } from '#design/contrast.ts';
import { schemes } from '#design/tokens.ts';

import { reportHtml } from '../../a11y/criteria-report.ts';
import { reportCss } from '../../a11y/report-page.ts';
import { expectNoViolation } from '../ui/axe.ts';

test('the report for auditors has no barrier of its own that axe finds', { timeout: 30_000 }, async () => {
  document.documentElement.lang = 'en-CA';
  document.body.innerHTML = /<body>([^]*)<\/body>/.exec(reportHtml())![1]!;
  expect(document.querySelectorAll('article')).toHaveLength(86);
  await expectNoViolation('the report');
});

test('every id that the report leads to exists, and every group of tests has a name of its own', () => {
  document.body.innerHTML = /<body>([^]*)<\/body>/.exec(reportHtml())![1]!;
  for (const { hash } of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    expect(document.getElementById(hash.slice(1)), hash).not.toBeNull();
  const names = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(names.length);
});

test('the report keeps the contrast that the site promises', () => {
  for (const { ink, paper, surface, focus, ...rest } of Object.values(schemes))
    for (const ground of [paper, surface]) {
      for (const text of [ink, rest['accent-ink']]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(focus, ground)).toBeGreaterThanOrEqual(3);
    }
  for (const [, colour] of reportCss().matchAll(/(#[0-9A-F]{6})/g))
    expect(Object.values(schemes).some((scheme) => Object.values<string>(scheme).includes(colour!))).toBe(true);
});
