// The ring of what has the focus, by its pixels: with the focus and without.
import type { Page } from '@playwright/test';

import { around, luminance, photograph, points, ratioOf, type Box } from './photograph.ts';

/**
 * How much of what WCAG 2.4.13 asks for the ring has: pixels that change by 3:1 between focused and not, against the area of a line of 2 px around the element.
 * A fifth is let off for round corners.
 */
export async function ringShare(page: Page, { x, y, width, height }: Box): Promise<number> {
  const room = 8;
  const { width: right, height: bottom } = page.viewportSize()!;
  const whole = around([{ x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room }]);
  const clip = { x: Math.max(0, whole.x), y: Math.max(0, whole.y), width: 0, height: 0 };
  clip.width = Math.min(right, whole.x + whole.width) - clip.x;
  clip.height = Math.min(bottom, whole.y + whole.height) - clip.y;
  const focused = await photograph(page, clip);
  const handle = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await handle.evaluate((element) => element.blur());
  const plain = await photograph(page, clip);
  await handle.evaluate((element) => element.focus({ preventScroll: true }));
  let changed = 0;
  for (const [column, row] of points(clip))
    if (ratioOf(luminance(focused.at(column, row)), luminance(plain.at(column, row))) >= 3) changed += 1;
  return changed / (0.8 * 2 * 2 * (width + height));
}
