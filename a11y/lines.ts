// How lines and paragraphs stand apart (WCAG 1.4.8).
import { expect, type Page } from '@playwright/test';

/** Asserts that every block of text has lines of one and a half and paragraphs of one and a half lines, is not justified, and no longer than 80 signs. */
export async function expectAiryText(page: Page, where: string) {
  expect.soft(await page.evaluate(tightText), where).toEqual([]);
}

/** Runs in the page. A block of text has more than one sentence; quotes and captions at the size of a heading are set closer, which the statement says. */
function tightText(): string[] {
  const isText = (element: Element | null): element is Element =>
    element !== null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.textContent?.match(/[.?](\s|$)/g) ?? []).length > 1;
  return [...document.querySelectorAll('main :is(p, li, dd, td)')].filter(isText).flatMap((element) => {
    const { fontSize, lineHeight, textAlign } = getComputedStyle(element);
    const [size, line] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
    const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
    const faults: string[] = [];
    // 22 px and more: a sentence or two at the size of a heading.
    if (size < 22 && line / size < 1.5) faults.push(`lines of ${(line / size).toFixed(2)}: ${name}`);
    if (textAlign === 'justify') faults.push(`justified: ${name}`);
    const next = element.nextElementSibling;
    if (element.tagName === 'P' && next?.tagName === 'P' && isText(next)) {
      const gap = next.getBoundingClientRect().top - element.getBoundingClientRect().bottom;
      // Beside each other is far enough.
      if (gap >= 0 && gap < 1.5 * line - 0.5)
        faults.push(`${Math.round(gap)} px of ${Math.round(1.5 * line)} below ${name}`);
    }
    return faults;
  });
}
