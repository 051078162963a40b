// Measures the contrast of text from two screenshots, with the text and without it: the text's colour is compared with the worst pixel behind it. For text whose contrast
// axe cannot compute: over a drawing, beside a rounded edge, partly out of view.
import type { Page } from '@playwright/test';

import {
  boundingBox,
  luminance,
  takeScreenshot,
  points,
  ratioOf,
  type Box,
  type Screenshot,
  type Rgb,
} from './screenshot.ts';
import { addStyle, settle } from './visit.ts';

/** Contrast ratios. Large text has 24 px, or 18.66 px and bold (WCAG 1.4.3, 1.4.6). */
const requiredRatio = { normal: 7, large: 4.5 };

/** Hides the text of fields: transparent, and moved out of sight too, because forced colours paint transparent text. hideText hides all other text. */
const hideFieldText = `*, ::before, ::after, ::placeholder {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  caret-color: transparent !important;
}
:is(input, select, textarea) { text-indent: -200vw !important; }
::-webkit-datetime-edit { visibility: hidden !important; }`;

interface TextSample {
  selector: string;
  text: string;
  colour: Rgb;
  isLarge: boolean;
  /** The visible parts of its lines, in coordinates of the viewport; empty if none is visible. */
  boxes: Box[];
  /** It need not be visible now: an inert slide, the page behind a dialog. It is measured in the state that shows it. */
  mayBeHidden: boolean;
}

/** What a text of the footer looks like: the same one is on many pages. */
const measuredInFooter = new Set<string>();

/** The elements without those of the footer that were measured on another page, at this width and in this colour mode. */
export async function notYetMeasured(page: Page, selectors: readonly string[]): Promise<string[]> {
  const looks = await page.evaluate(looksInFooter, selectors);
  const left = selectors.filter((_, index) => !measuredInFooter.has(looks[index]!));
  for (const look of looks) if (look) measuredInFooter.add(look);
  return left;
}

/** Runs in the page: for each element its HTML and what it stands on; empty outside the footer. */
function looksInFooter(selectors: readonly string[]): string[] {
  const { backgroundColor, color } = getComputedStyle(document.body);
  return selectors.map((selector) => {
    const element = document.querySelector(selector);
    const footer = element?.closest('#root footer');
    if (!element || !footer) return '';
    const grounds: string[] = [];
    for (let parent = element.parentElement; parent && footer.contains(parent); parent = parent.parentElement)
      grounds.push(parent.className);
    return [innerWidth, backgroundColor, color, ...grounds, element.outerHTML].join(' ');
  });
}

/** One message for each of these elements whose text has too little contrast, or cannot be seen. */
export async function tooFaint(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (!selectors.length) return [];
  const faint: string[] = [];
  const before = await page.evaluateHandle(scrollPositions);
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  let remaining = [...selectors];
  while (remaining.length) {
    await page.evaluate(bringIntoView, remaining[0]!);
    // Scrolling may move an element away from the pointer, which ends its hover colours.
    await settle(page);
    // Toasts have pointer-events: none, so elementFromPoint would not find them over a text.
    const restorePointerEvents = await addStyle(page, '* { pointer-events: auto !important; }');
    const present = await page.evaluate(textInView, remaining);
    await restorePointerEvents();
    const allBoxes = present.flatMap((sample) => sample.boxes);
    const area = boundingBox(allBoxes.length ? allBoxes : [{ x: 0, y: 0, width: 1, height: 1 }]);
    const shown = await takeScreenshot(page, area);
    const showFields = await addStyle(page, hideFieldText);
    await page.evaluate(hideText);
    const withoutText = await takeScreenshot(page, area);
    await page.evaluate(showText);
    await showFields();
    for (const { selector, text, colour, isLarge, boxes, mayBeHidden } of present) {
      const ratios = boxes.flatMap((box) => worstRatio(shown, withoutText, box, isForced ? undefined : colour));
      const required = isLarge ? requiredRatio.large : requiredRatio.normal;
      const ratio = Math.min(...ratios);
      if (!ratios.length && !mayBeHidden) faint.push(`cannot be seen: "${text}" ${selector}`);
      if (ratio < required) faint.push(`${ratio.toFixed(2)}:1, not ${required}: "${text}" ${selector}`);
    }
    const done = new Set(present.map(({ selector }) => selector));
    remaining = remaining.filter((selector) => !done.has(selector));
  }
  // The next colour mode is audited at the same scroll position, or sticky elements would cover other elements there.
  await page.evaluate(restoreScroll, before);
  return faint;
}

/** Runs in the page: the scroll positions of all scrolled elements. */
function scrollPositions(): Map<Element, { left: number; top: number }> {
  const all = [...document.querySelectorAll('*')].filter(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop);
  return new Map(all.map((element) => [element, { left: element.scrollLeft, top: element.scrollTop }]));
}

/** Runs in the page. */
function restoreScroll(places: Map<Element, { left: number; top: number }>) {
  for (const element of document.querySelectorAll('*')) {
    const { left, top } = places.get(element) ?? { left: 0, top: 0 };
    if (element.scrollLeft !== left || element.scrollTop !== top) element.scrollTo({ left, top, behavior: 'instant' });
  }
}

/** Runs in the page. */
function bringIntoView(selector: string) {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

/** Runs in the page. Text boxes of the first element, and of every other element that is entirely in view. */
function textInView(selectors: readonly string[]): TextSample[] {
  return selectors.flatMap((selector, index): TextSample[] => {
    const element = document.querySelector(selector);
    if (!element) return [{ selector, text: '', colour: [0, 0, 0], isLarge: false, boxes: [], mayBeHidden: false }];
    const range = document.createRange();
    const lines = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    // The text of a field is inside its border, and beside the arrow of a list, which the next frame may paint a pixel further.
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const [border, start, end] = lines.length
      ? [0, 0, 0]
      : [4, Math.max(4, Number.parseFloat(paddingLeft)), Math.max(4, Number.parseFloat(paddingRight))];
    const boxes = (lines.length ? lines : [element.getBoundingClientRect()])
      .map((box) => ({
        x: box.x + start,
        y: box.y + border,
        width: box.width - start - end,
        height: box.height - 2 * border,
      }))
      .filter(({ width, height }) => width > 0 && height > 0);
    const isWhole = ({ x, y, width, height }: Box) =>
      x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    if (index > 0 && !boxes.every(isWhole)) return [];
    // Clip each box to the viewport and to every scrolling ancestor.
    let [x0, y0, x1, y1] = [0, 0, innerWidth, innerHeight];
    for (let clip: Element | null = element; clip && clip !== document.body; clip = clip.parentElement) {
      if (getComputedStyle(clip).overflowX === 'visible') continue;
      const { left, top, right, bottom } = clip.getBoundingClientRect();
      [x0, y0, x1, y1] = [Math.max(x0, left), Math.max(y0, top), Math.min(x1, right), Math.min(y1, bottom)];
    }
    const inView = boxes.flatMap(({ x, y, width, height }) => {
      const [left, top] = [Math.max(x0, x), Math.max(y0, y)];
      const [right, bottom] = [Math.min(x1, x + width), Math.min(y1, y + height)];
      return right > left && bottom > top ? [{ x: left, y: top, width: right - left, height: bottom - top }] : [];
    });
    // Clipped, such as the next slide of a carousel: a later pass scrolls it into view.
    if (index > 0 && inView.length < boxes.length) return [];
    // An open menu, a dialog or a toast may cover text, which is measured where it is not open.
    const isUnderFloat = ({ x, y, width, height }: Box) =>
      [
        [x + width / 2, y + height / 2],
        [x + 1, y + 1],
        [x + width - 1, y + 1],
        [x + 1, y + height - 1],
        [x + width - 1, y + height - 1],
      ].some(([left, top]) => {
        let above = document.elementFromPoint(left!, top!);
        for (; above && !above.contains(element); above = above.parentElement)
          if (/fixed|sticky|absolute/.test(getComputedStyle(above).position) && above.querySelector('a, button'))
            return true;
        return false;
      });
    const free = inView.filter((box) => !isUnderFloat(box));
    // An empty field has no text.
    const isEmpty = !element.textContent?.trim() && !(element as HTMLInputElement).value;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const size = Number.parseFloat(fontSize);
    return [
      {
        selector,
        text: (element.textContent ?? '').trim().slice(0, 60),
        colour: [r, g, b],
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        boxes: free,
        mayBeHidden: element.closest('[inert], [aria-hidden=true]') !== null || free.length < inView.length || isEmpty,
      },
    ];
  });
}

/** Runs in the page. Wraps each text node in view in an element that is not painted. */
function hideText() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    if (!walker.currentNode.nodeValue?.trim() || !walker.currentNode.parentElement?.checkVisibility()) continue;
    range.selectNodeContents(walker.currentNode);
    const { top, right, bottom, left } = range.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth) found.push(walker.currentNode);
  }
  for (const node of found) {
    if (node.parentElement?.closest('script, style, noscript, select, textarea, svg')) continue;
    const wrapper = document.createElement('span');
    wrapper.dataset['unpainted'] = '';
    wrapper.style.visibility = 'hidden';
    (node as Text).replaceWith(wrapper);
    wrapper.append(node);
  }
}

/** Runs in the page: puts the same text nodes back, because React keeps references to them. */
function showText() {
  for (const wrapper of document.querySelectorAll('[data-unpainted]')) wrapper.replaceWith(...wrapper.childNodes);
}

/** The contrast of the text in this box with the worst pixel behind it; an empty list if no text is painted there. */
function worstRatio(shown: Screenshot, withoutText: Screenshot, box: Box, colour: Rgb | undefined): number[] {
  const painted = [...points(box)].filter(([x, y]) => distance(shown.at(x, y), withoutText.at(x, y)) > 24);
  if (!painted.length) return [];
  const ratioAt = (own: Rgb, [x, y]: readonly [number, number]) =>
    ratioOf(luminance(own), luminance(withoutText.at(x, y)));
  // In forced colours the computed colour is not the painted one: the painted pixel with the highest contrast has the text's colour.
  if (!colour) return [Math.max(...painted.map((place) => ratioAt(shown.at(...place), place)))];
  // The box of a line is higher than its letters: only pixels behind and between the letters count.
  const letters = boundingBox(painted.map(([x, y]) => ({ x, y, width: 1, height: 1 })));
  return [Math.min(...[...points(letters)].map((place) => ratioAt(colour, place)))];
}

const distance = (a: Rgb, b: Rgb) => Math.max(...a.map((value, index) => Math.abs(value - b[index]!)));
