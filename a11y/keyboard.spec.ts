// While a toast is at the top or the bottom of the viewport, it covers nothing that takes the focus (WCAG 2.4.12).
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { next } from '../tests/journeys/family.ts';
import { sendBlankMessage, waitForToast } from './actions.ts';
import { coveredStops } from './keyboard.ts';
import { visit, widths } from './visit.ts';
import { test } from './page-fixtures.ts';

const messages: Record<string, { path: string; actions: ((page: Page) => Promise<unknown>)[] }> = {
  'at the top': { path: '/contact-us', actions: [sendBlankMessage, waitForToast('Please enter a message.')] },
  'at the bottom': { path: '/', actions: [next, waitForToast('First name is required')] },
};

for (const [where, { path, actions }] of Object.entries(messages))
  test(`while a toast is ${where}, it covers nothing that takes the focus`, async ({ page }) => {
    for (const size of Object.values(widths)) {
      await visit(page, path, { size });
      for (const action of actions) await action(page);
      const { covered, count } = await coveredStops(page);
      expect(count).toBeGreaterThan(20);
      expect(covered).toEqual([]);
    }
  });
