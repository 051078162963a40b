// Contrast of words as they are really painted: two photographs, with the words and without them. Their colour is held against the worst pixel of what is behind
// them. For what axe cannot compute: words over a drawing, beside a rounded edge, half out of view.
import type { Page } from '@playwright/test';

import { around, luminance, photograph, points, ratioOf, type Box, type Photograph, type Rgb } from './photograph.ts';
import { addStyle, settle } from './visit.ts';

/** Large is text of 24 px, or of 18.66 px and bold (WCAG 1.4.3, 1.4.6). */
const needed = { normal: 7, large: 4.5 };

/** For the words of fields, which are pushed aside too, since forced colours paint even transparent words; all others are hidden as they are. */
const withoutWords = `*, ::before, ::after, ::placeholder {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  caret-color: transparent !important;
}
:is(input, select, textarea) { text-indent: -200vw !important; }
::-webkit-datetime-edit { visibility: hidden !important; }`;

interface Words {
  selector: string;
  text: string;
  colour: Rgb;
  isLarge: boolean;
  /** Where the words stand in the window; empty when they are not in view. */
  boxes: Box[];
  /** Nobody is meant to read them now: a slide out of view, the page behind a dialog. They are measured in the state that shows them. */
  isOut: boolean;
}

/** Of these elements, the ones whose words are too faint or cannot be seen, each in a sentence. */
export async function tooFaint(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (!selectors.length) return [];
  const faint: string[] = [];
  const before = await page.evaluateHandle(scrolled);
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  let open = [...selectors];
  while (open.length) {
    await page.evaluate(bringIntoView, open[0]!);
    // What was under the pointer may have left it, and changes its colours.
    await settle(page);
    // A toast lets presses through to the field under it, and would not be met at a point.
    const letThrough = await addStyle(page, '* { pointer-events: auto !important; }');
    const present = await page.evaluate(wordsInView, open);
    await letThrough();
    const boxes = present.flatMap((words) => words.boxes);
    const area = around(boxes.length ? boxes : [{ x: 0, y: 0, width: 1, height: 1 }]);
    const shown = await photograph(page, area);
    const showFields = await addStyle(page, withoutWords);
    await page.evaluate(hideWords);
    const ground = await photograph(page, area);
    await page.evaluate(showWords);
    await showFields();
    for (const { selector, text, colour, isLarge, boxes: places, isOut } of present) {
      const ratios = places.flatMap((box) => worstRatio(shown, ground, box, isForced ? undefined : colour));
      const enough = isLarge ? needed.large : needed.normal;
      const ratio = Math.min(...ratios);
      if (!ratios.length && !isOut) faint.push(`cannot be seen: "${text}" ${selector}`);
      if (ratio < enough) faint.push(`${ratio.toFixed(2)}:1, not ${enough}: "${text}" ${selector}`);
    }
    const done = new Set(present.map(({ selector }) => selector));
    open = open.filter((selector) => !done.has(selector));
  }
  // The next look is judged from where this one was: what is fixed must not come to lie over something else.
  await page.evaluate(scrollBack, before);
  return faint;
}

/** Runs in the page: everything that is scrolled, and how far. */
function scrolled(): Map<Element, { left: number; top: number }> {
  const all = [...document.querySelectorAll('*')].filter(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop);
  return new Map(all.map((element) => [element, { left: element.scrollLeft, top: element.scrollTop }]));
}

/** Runs in the page: everything back to where it was. */
function scrollBack(places: Map<Element, { left: number; top: number }>) {
  for (const element of document.querySelectorAll('*')) {
    const { left, top } = places.get(element) ?? { left: 0, top: 0 };
    if (element.scrollLeft !== left || element.scrollTop !== top) element.scrollTo({ left, top, behavior: 'instant' });
  }
}

/** Runs in the page. */
function bringIntoView(selector: string) {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

/** Runs in the page: of the first of these, which is in view, and of all others that are as a whole. */
function wordsInView(selectors: readonly string[]): Words[] {
  return selectors.flatMap((selector, index): Words[] => {
    const element = document.querySelector(selector);
    if (!element) return [{ selector, text: '', colour: [0, 0, 0], isLarge: false, boxes: [], isOut: false }];
    const range = document.createRange();
    const lines = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    // A field shows its words inside its own edge.
    const edge = lines.length ? 0 : 4;
    const boxes = (lines.length ? lines : [element.getBoundingClientRect()])
      .map((box) => ({
        x: box.x + edge,
        y: box.y + edge,
        width: box.width - 2 * edge,
        height: box.height - 2 * edge,
      }))
      .filter(({ width, height }) => width > 0 && height > 0);
    const isWhole = ({ x, y, width, height }: Box) =>
      x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    if (index > 0 && !boxes.every(isWhole)) return [];
    // What of them the window and every frame that cuts its contents leave.
    let [x0, y0, x1, y1] = [0, 0, innerWidth, innerHeight];
    for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflowX === 'visible') continue;
      const { left, top, right, bottom } = frame.getBoundingClientRect();
      [x0, y0, x1, y1] = [Math.max(x0, left), Math.max(y0, top), Math.min(x1, right), Math.min(y1, bottom)];
    }
    const inView = boxes.flatMap(({ x, y, width, height }) => {
      const [left, top] = [Math.max(x0, x), Math.max(y0, y)];
      const [right, bottom] = [Math.min(x1, x + width), Math.min(y1, y + height)];
      return right > left && bottom > top ? [{ x: left, y: top, width: right - left, height: bottom - top }] : [];
    });
    // Cut off by a frame, such as the next slide of a row that scrolls: its turn to be brought into view comes.
    if (index > 0 && inView.length < boxes.length) return [];
    // What floats over the page (a menu, a dialog, a toast) was opened by the reader and may cover words; without it they are measured at rest.
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
    // An empty field has no words yet.
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
        isOut: element.closest('[inert], [aria-hidden=true]') !== null || free.length < inView.length || isEmpty,
      },
    ];
  });
}

/** Runs in the page: every run of words in the window into a wrapper that is not painted and changes nothing else. */
function hideWords() {
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

/** Runs in the page: the same nodes back in their places, so that React finds them where it left them. */
function showWords() {
  for (const wrapper of document.querySelectorAll('[data-unpainted]')) wrapper.replaceWith(...wrapper.childNodes);
}

/** The contrast of the words in this box with the worst pixel behind them; nothing when no words are painted there. */
function worstRatio(shown: Photograph, ground: Photograph, box: Box, colour: Rgb | undefined): number[] {
  const painted = [...points(box)].filter(([x, y]) => distance(shown.at(x, y), ground.at(x, y)) > 24);
  if (!painted.length) return [];
  const ratioAt = (own: Rgb, [x, y]: readonly [number, number]) => ratioOf(luminance(own), luminance(ground.at(x, y)));
  // Where the system chooses the colours, the page cannot say which: the strongest painted pixel is the words' colour.
  if (!colour) return [Math.max(...painted.map((place) => ratioAt(shown.at(...place), place)))];
  // A line's box is higher than its letters: what counts is behind and between them.
  const letters = around(painted.map(([x, y]) => ({ x, y, width: 1, height: 1 })));
  return [Math.min(...[...points(letters)].map((place) => ratioAt(colour, place)))];
}

const distance = (a: Rgb, b: Rgb) => Math.max(...a.map((value, index) => Math.abs(value - b[index]!)));
