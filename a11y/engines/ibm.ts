// IBM Equal Access: its rules for WCAG 2.2 and its own recommendations.
import type { Checker } from 'accessibility-checker-engine/v4/checker/Checker.js';

import { type Engine, type Finding, selectorOf, sourceOf, versionOf } from './engine.ts';

declare const ace: { Checker: typeof Checker };

const source = sourceOf('accessibility-checker-engine/ace.js');

export const ibm: Engine = {
  name: 'IBM Equal Access',
  version: versionOf('accessibility-checker-engine'),
  contrast: /^text_contrast/,
  async judge(page) {
    if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
    const { rules, results } = await page.evaluate(async () => {
      const checker = new ace.Checker();
      const report = await checker.check(document, ['IBM_Accessibility']);
      return {
        rules: new Set(checker.rulesetRules['IBM_Accessibility']).size,
        results: report.results
          .filter(({ value: [, outcome] }) => outcome !== 'PASS')
          .map(({ ruleId, reasonId, value, path, message, snippet }) => ({
            rule: `${ruleId}: ${reasonId}`,
            isFailure: value[1] === 'FAIL',
            path: path['dom']!,
            says: `${message} ${snippet}`,
          })),
      };
    });
    const findings = (wanted: boolean): Finding[] =>
      results
        .filter(({ isFailure }) => isFailure === wanted)
        .map(({ rule, path, says }) => ({ rule, target: selectorOf(path), says }));
    return { rules, violations: findings(true), undecided: findings(false) };
  },
};
