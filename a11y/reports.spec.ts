// The pages for auditors pass the audits themselves, as they are served: closed, and with every group of rules open.
import { expect } from '@playwright/test';
import { expectNoViolation, expectNoViolationInAnyLook } from './axe.ts';
import { expectFit } from './fit.ts';
import { expectTargets } from './perception.ts';
import { publishedReports } from './reports.ts';
import { looksOfState, visit, widths } from './visit.ts';
import { test } from './opened.ts';

const pages = Object.keys(publishedReports()).filter((file) => file.endsWith('.html'));

for (const [index, file] of pages.entries())
  test(`the report ${file} has no barrier of its own and fits a narrow screen`, async ({ page }) => {
    await visit(page, `/accessibility/reports/${file}`, { size: widths.phone });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolation(page, { state: 'at rest', look: 'light', width: 'phone' });
    await expectTargets(page, `${file} on a phone`);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFit(page, `${file} at 320 px`);
    // The groups are all of one make.
    await page.evaluate(() => {
      for (const group of [...document.querySelectorAll('details')].slice(0, 3)) group.open = true;
    });
    await expectFit(page, `${file} at 320 px, open`);
    await page.setViewportSize(widths.desk);
    await expectNoViolationInAnyLook(page, { state: 'open', width: 'desk' }, undefined, looksOfState(index, 'desk'));
    await expectTargets(page, `${file} on a desktop`);
  });
