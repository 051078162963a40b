import { expect, test } from 'vitest';

import { clean } from '#gateway/clean.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, provider } from '../mail/family.ts';

const treeOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML.replace(/\s+/g, ' ');

test('our own letters keep every word and every colour (M38)', () => {
  for (const { html = '' } of [
    registrationReport(provider, answers, now),
    parentConfirmation(provider, answers.parentEmail),
  ]) {
    expect(html).toContain('style=');
    expect(treeOf(clean(html))).toBe(treeOf(html));
  }
});
