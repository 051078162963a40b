// Whether the page fits its viewport: no horizontal scrolling, nothing cut off, no text over other text.
import { expect, type Page } from '@playwright/test';

import { addStyle, settle } from './visit.ts';

/** The text spacing of WCAG 1.4.12. */
export const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
/** Text of twice the size (WCAG 1.4.4): lengths in rem grow, media queries still match as before. */
export const doubled = ':root { font-size: 200% !important; }';

/** Asserts that the page fits in its present state; `where` goes into the message. */
export async function expectFit(page: Page, where: string) {
  await settle(page);
  expect.soft(await page.evaluate(misfits), where).toEqual([]);
}

/** The same with a style sheet that is added and removed again. */
export async function expectFitWith(page: Page, css: string, where: string) {
  const remove = await addStyle(page, css);
  await expectFit(page, where);
  await remove();
}

/** Runs in the page. */
function misfits(): string[] {
  const root = document.documentElement;
  /** Whether it is for screen readers alone, as sr-only makes it: at some widths only, or always. */
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], [aria-hidden=true], header > a:not(:focus)') &&
    !isClipped(element);
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const name = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);

  const all = [
    ...document.querySelectorAll(
      'h1, h2, h3, h4, p, li, a, button, label, legend, td, th, dt, dd, figcaption, input, select, textarea',
    ),
  ].filter(isShown);
  for (const element of all) {
    const box = element.getBoundingClientRect();
    if (!box.width || scrolls(element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (box.right > root.clientWidth + 1 || box.left < -1) found.push(`outside the window: ${name(element)}`);
    if (element.matches('input, select, textarea')) continue;
    if (element.scrollWidth > element.clientWidth + 2 && overflowX !== 'visible')
      found.push(`cut at its side: ${name(element)}`);
    if (element.scrollHeight > element.clientHeight + 2 && /hidden|clip/.test(overflowY))
      found.push(`cut below: ${name(element)}`);
  }

  // Text over text: lines of different blocks that overlap by more than 2 px across and 35 % of a line down.
  const lines: { block: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isLoose = (element: Element): boolean =>
    element !== document.body &&
    (/sticky|fixed/.test(getComputedStyle(element).position) ||
      (element.parentElement !== null && isLoose(element.parentElement)));
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.nodeValue?.trim() || !parent || !isShown(parent) || scrolls(parent) || isLoose(parent))
      continue;
    const block =
      parent.closest('h1, h2, h3, h4, p, li, a, button, label, legend, td, th, dt, dd, blockquote, figcaption') ??
      parent;
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) lines.push({ block, box });
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.block === other.block || one.block.contains(other.block) || other.block.contains(one.block)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (across > 2 && down > 0.35 * Math.min(one.box.height, other.box.height))
        found.push(`words on words: ${name(one.block)} and ${name(other.block)}`);
    }
  });
  return [...new Set(found)];
}
