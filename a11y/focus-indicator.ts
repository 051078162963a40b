// Measures the focus indicator from pixels: a screenshot with the focus is compared with one without it.
import type { Page } from '@playwright/test';

import { boundingBox, luminance, takeScreenshot, points, ratioOf, type Box } from './screenshot.ts';

/**
 * The area of the focused element's indicator, as a share of what WCAG 2.4.13 requires: 1 or more passes. Counted are the pixels with a contrast of 3:1 between
 * focused and unfocused. Required is the area of a 2 px outline of the box, less 20 % because rounded corners shorten the outline.
 */
export async function focusIndicatorCoverage(page: Page, { x, y, width, height }: Box): Promise<number> {
  const margin = 8;
  const { width: right, height: bottom } = page.viewportSize()!;
  const outer = boundingBox([{ x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }]);
  const clip = { x: Math.max(0, outer.x), y: Math.max(0, outer.y), width: 0, height: 0 };
  clip.width = Math.min(right, outer.x + outer.width) - clip.x;
  clip.height = Math.min(bottom, outer.y + outer.height) - clip.y;
  const focused = await takeScreenshot(page, clip);
  const handle = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await handle.evaluate((element) => element.blur());
  const unfocused = await takeScreenshot(page, clip);
  await handle.evaluate((element) => element.focus({ preventScroll: true }));
  let changed = 0;
  for (const [column, row] of points(clip))
    if (ratioOf(luminance(focused.at(column, row)), luminance(unfocused.at(column, row))) >= 3) changed += 1;
  return changed / (0.8 * 2 * 2 * (width + height));
}
