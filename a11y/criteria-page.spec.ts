// The page for auditors passes the audits itself.
import { expect } from '@playwright/test';

import { expectNoViolationInAnyColorMode } from './axe.ts';
import { expectFit } from './fit.ts';
import { test } from './page-fixtures.ts';
import { expectTargetSizes } from './perception.ts';
import { visitWithoutScripts, type Width, widths } from './visit.ts';

test('the page for auditors passes axe in every colour mode, has large targets and fits at 320 px', async ({
  page,
}) => {
  await visitWithoutScripts(page, '/accessibility/reports/criteria.html', { size: { width: 320, height: 640 } });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFit(page, 'at 320 px');
  for (const width of Object.keys(widths) as Width[]) {
    await page.setViewportSize(widths[width]);
    await expectNoViolationInAnyColorMode(page, { state: 'at rest', width });
    await expectTargetSizes(page, width);
  }
});
