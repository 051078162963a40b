// The published reports pass the audits themselves, with their groups of rules closed and open.
import { expect } from '@playwright/test';
import { expectNoViolation, expectNoViolationInAnyColorMode } from './axe.ts';
import { expectFit } from './fit.ts';
import { expectTargetSizes } from './perception.ts';
import { publishedReports } from './reports.ts';
import { colorModesOfState, visit, widths } from './visit.ts';
import { test } from './page-fixtures.ts';

const pages = Object.keys(publishedReports()).filter((file) => file.endsWith('.html'));

for (const [index, file] of pages.entries())
  test(`the report ${file} has no barrier of its own and fits a narrow screen`, async ({ page }) => {
    await visit(page, `/accessibility/reports/${file}`, { size: widths.phone });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolation(page, { state: 'at rest', look: 'light', width: 'phone' });
    await expectTargetSizes(page, `${file} on a phone`);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFit(page, `${file} at 320 px`);
    // Three groups stand for all: the same code makes them.
    await page.evaluate(() => {
      for (const group of [...document.querySelectorAll('details')].slice(0, 3)) group.open = true;
    });
    await expectFit(page, `${file} at 320 px, open`);
    await page.setViewportSize(widths.desk);
    await expectNoViolationInAnyColorMode(
      page,
      { state: 'open', width: 'desk' },
      undefined,
      colorModesOfState(index, 'desk'),
    );
    await expectTargetSizes(page, `${file} on a desktop`);
  });
