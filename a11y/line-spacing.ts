// The spacing of lines and paragraphs (WCAG 1.4.8).
import { expect, type Page } from '@playwright/test';

/**
 * Asserts that every block of text has a line height of at least 1.5, paragraphs at least 1.5 times as far apart as lines, and is not justified. The distance of
 * paragraphs is measured like that of lines, from one line to the next: so does technique G188, whose example has 2 em between paragraphs with lines of 1.5.
 */
export async function expectLineSpacing(page: Page, where: string) {
  expect.soft(await page.evaluate(tightBlocks), where).toEqual([]);
}

/** Runs in the page. A block of text has more than one sentence. Quotes and captions at the size of a heading may have smaller line heights, as the statement says. */
function tightBlocks(): string[] {
  const isText = (element: Element | null): element is Element =>
    element !== null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.textContent?.match(/[.?](\s|$)/g) ?? []).length > 1;
  return [...document.querySelectorAll('main :is(p, li, dd, td)')].filter(isText).flatMap((element) => {
    const { fontSize, lineHeight, textAlign } = getComputedStyle(element);
    const [size, line] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
    const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
    const faults: string[] = [];
    // From 22 px on it has the size of a heading.
    if (size < 22 && line / size < 1.5) faults.push(`lines of ${(line / size).toFixed(2)}: ${name}`);
    if (textAlign === 'justify') faults.push(`justified: ${name}`);
    const next = element.nextElementSibling;
    if (element.tagName === 'P' && next?.tagName === 'P' && isText(next)) {
      const gap = next.getBoundingClientRect().top - element.getBoundingClientRect().bottom;
      const distance = gap + line;
      // A negative gap: the paragraphs are side by side.
      if (gap >= 0 && distance < 1.5 * line - 0.5)
        faults.push(`${Math.round(distance)} px of ${Math.round(1.5 * line)} below ${name}`);
    }
    return faults;
  });
}
