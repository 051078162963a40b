// Presses Tab through a page: each control is a tab stop once, in reading order, in the viewport, covered by nothing, and with a visible focus indicator.
import { expect, type Page } from '@playwright/test';

import type { Box } from './screenshot.ts';
import { focusIndicatorCoverage } from './focus-indicator.ts';
import { toTop } from './visit.ts';

interface Stop {
  /** Index in the list of the page's tab stops, in the order of the HTML; -1 if it is not in the list. */
  index: number;
  name: string;
  /** What hides a part of it, for the message; empty if nothing does. */
  hidden: string;
  /** Tag, classes and background: elements of the same kind have the same focus indicator, which is measured once. */
  kind: string;
  /** All of it is in the viewport. */
  isWhole: boolean;
  isControl: boolean;
  /** It is an iframe: the focused element in it belongs to another site. */
  isIframe: boolean;
  isInHeaderOrFooter: boolean;
  /** The box that its focus indicator surrounds: the card's, if the link covers a card. */
  indicatorBox: Box;
}

/** More presses than any page has tab stops: after so many, the focus is trapped. */
const maxPresses = 400;

/** Measured kinds in the header and the footer, which are the same on every page: once for each colour mode and width. */
const measuredInFrame = new Set<string>();

/** Presses Tab through the page and Shift+Tab back. Asserts the order of the stops, that none is covered, and the focus indicators, unless `focusIndicators` is false. */
export async function expectTabOrder(page: Page, { focusIndicators = true } = {}) {
  const names = await page.evaluate(listStops);
  const faults: string[] = [];
  const order: number[] = [];
  const measured = new Set<string>();
  const view = await page.evaluate(() => `${innerWidth} ${getComputedStyle(document.body).backgroundColor}`);
  const isMeasured = ({ kind, isInHeaderOrFooter }: Stop) =>
    isInHeaderOrFooter ? measuredInFrame.has(`${view} ${kind}`) : measured.has(kind);
  for (let presses = 0; ; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(currentStop);
    if (!stop || stop.index === order[0] || presses > maxPresses) break;
    if (stop.isIframe) continue;
    // A control that appeared after the list was made (the link to the top) may be a stop too.
    if (stop.index < 0 && !stop.isControl) faults.push(`a tab stop that is no control: ${stop.name}`);
    else if (stop.index >= 0 && order.at(-1) !== stop.index) order.push(stop.index);
    if (stop.hidden) faults.push(`${stop.name} is hidden: ${stop.hidden}`);
    if (focusIndicators && stop.isWhole && !isMeasured(stop)) {
      if (stop.isInHeaderOrFooter) measuredInFrame.add(`${view} ${stop.kind}`);
      else measured.add(stop.kind);
      const share = await focusIndicatorCoverage(page, stop.indicatorBox);
      if (share < 1)
        faults.push(
          `${stop.name}: its focus indicator has ${Math.round(share * 100)} % of the area it needs (${stop.kind})`,
        );
    }
  }
  expect.soft(faults).toEqual([]);
  expect
    .soft(
      order.map((index) => names[index]),
      'stops, one after the other',
    )
    .toEqual(names);
  expect.soft(await page.evaluate(backwardStops), 'stops that are placed before the stop they follow').toEqual([]);

  // Shift+Tab goes back through the same stops.
  await page.evaluate(recordStops);
  const under: string[] = [];
  for (let presses = 0; presses < order.length + 8; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const stop = await page.evaluate(currentStop);
    if (stop?.hidden && !stop.isIframe) under.push(`${stop.name} is hidden: ${stop.hidden}`);
  }
  expect.soft(under, 'on the way back').toEqual([]);
  const recorded = await page.evaluate(recordedStops);
  expect.soft(recorded.slice(0, names.length), 'stops, backwards').toEqual(names.toReversed());
}

/** Presses Tab through the page: how many stops there are, and which of them are covered. */
export async function coveredStops(page: Page): Promise<{ covered: string[]; count: number }> {
  await page.evaluate(listStops);
  await toTop(page);
  const covered: string[] = [];
  for (let count = 0, first: number | undefined; ; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(currentStop);
    // Nothing has the focus after the last stop, or when a focused toast has just been removed. The next press goes on.
    if (!stop && count <= maxPresses) continue;
    if (!stop || stop.index === first || count > maxPresses) return { covered, count };
    first ??= stop.index;
    if (stop.hidden && !stop.isIframe) covered.push(`${stop.name} is hidden: ${stop.hidden}`);
  }
}

declare global {
  interface Window {
    auditStops: Element[];
    auditRecorded: string[];
  }
}

/** Runs in the page: lists the tab stops in the order of the HTML, and returns their names. */
function listStops(): string[] {
  scrollTo(0, 0);
  // The page may have been walked through before, at another width.
  for (const element of document.querySelectorAll<HTMLElement>('[data-stop]')) delete element.dataset['stop'];
  const candidates = 'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]';
  window.auditStops = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, iframe, [type=hidden]') &&
      !element.closest('[inert]') &&
      !comesAndGoes(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // The stop of a group of radio buttons is the checked one, or else the first.
      !(element instanceof HTMLInputElement && element.type === 'radio' && !isStopOfGroup(element)),
  );
  /** On narrow screens Call and Register take the place of the name once the form has scrolled away: which of them are stops depends on the place in the page. */
  function comesAndGoes(element: Element) {
    return innerWidth < 640 && element.matches('.at-hand a, .site-bar > a');
  }
  function isStopOfGroup(radio: HTMLInputElement) {
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${radio.name}"]`)];
    return radio === (group.find(({ checked }) => checked) ?? group[0]);
  }
  return window.auditStops.map((element, index) => {
    const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
    const name = `${index + 1} ${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`;
    (element as HTMLElement).dataset['stop'] = name;
    return name;
  });
}

/** Runs in the page: the focused element; undefined if nothing has the focus. */
function currentStop(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, bottom] = [Math.min(innerWidth, x + width), Math.min(innerHeight, y + height)];
  const isWhole = x >= 0 && y >= 0 && x + width <= innerWidth + 0.5 && y + height <= innerHeight + 0.5;
  // Of an element taller than the space below the sticky header, and of a textarea (the browser scrolls to the line being edited), only the centre of the visible part
  // must be uncovered.
  const header = document.querySelector('.site-header')!;
  const room =
    innerHeight - (getComputedStyle(header).position === 'sticky' ? header.getBoundingClientRect().height : 0);
  const isTall = height > room - 32 || element.matches('textarea');
  const places: [number, number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, (top + bottom) / 2],
    [right - 3, (top + bottom) / 2],
    [(left + right) / 2, top + 3],
    [(left + right) / 2, bottom - 3],
  ];
  let hidden = '';
  if (right <= left || bottom <= top) hidden = 'it is outside the viewport';
  else if (!isWhole && !isTall)
    hidden = `a part of it is outside the viewport (${[x, y, width, height].map(Math.round).join(', ')})`;
  else
    for (const [across, down] of isTall ? places.slice(0, 1) : places) {
      const above = document.elementFromPoint(across, down);
      if (above && !element.contains(above) && !above.contains(element))
        hidden = `under ${above.tagName.toLowerCase()}.${above.getAttribute('class') ?? ''}`;
    }
  let background: Element | null = element.parentElement;
  while (background && /rgba\(0, 0, 0, 0\)|transparent/.test(getComputedStyle(background).backgroundColor))
    background = background.parentElement;
  return {
    index: window.auditStops.indexOf(element),
    name: (element as HTMLElement).dataset['stop'] ?? element.outerHTML.slice(0, 80),
    hidden,
    kind: `${element.tagName} ${element.getAttribute('class') ?? ''} on ${background ? getComputedStyle(background).backgroundColor : 'nothing'}`,
    isWhole,
    isControl: element.matches('a[href], button, input, select, textarea, summary'),
    isIframe: element.matches('iframe'),
    isInHeaderOrFooter: element.closest('.site-header, #root footer') !== null,
    indicatorBox: indicatorBoxOf(element),
  };
  function indicatorBoxOf(link: Element): Box {
    const after = getComputedStyle(link, '::after');
    const card = link instanceof HTMLElement ? link.offsetParent : null;
    const covers =
      card && after.position === 'absolute' && Math.abs(Number.parseFloat(after.width) - (card?.clientWidth ?? 0)) < 2;
    const box = covers ? card.getBoundingClientRect() : { x, y, width, height };
    return { x: box.x, y: box.y, width: box.width, height: box.height };
  }
}

/** Runs in the page: stops that are wholly above the stop before, and not to its right. */
function backwardStops(): string[] {
  const placeOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY };
  };
  const isLoose = (element: Element | null): boolean =>
    element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || isLoose(element.parentElement));
  return window.auditStops.flatMap((second, index, all) => {
    const first = all[index - 1];
    if (!first || isLoose(first) || isLoose(second)) return [];
    // A sidebar follows the article in the HTML of every layout, also where CSS places it to the left.
    const aside = second.closest('aside');
    if (aside && !aside.contains(first)) return [];
    const [before, after] = [placeOf(first), placeOf(second)];
    if (after.bottom > before.top + 1 || after.left >= before.right - 8) return [];
    return [`${(second as HTMLElement).dataset['stop']} after ${(first as HTMLElement).dataset['stop']}`];
  });
}

/** Runs in the page: records from now on the name of each tab stop that takes the focus. */
function recordStops() {
  window.auditRecorded = [];
  (document.activeElement as HTMLElement | null)?.blur();
  document.addEventListener('focusin', ({ target }) => {
    const name = (target as HTMLElement).dataset['stop'];
    if (name && window.auditRecorded.at(-1) !== name) window.auditRecorded.push(name);
  });
}
const recordedStops = () => window.auditRecorded;
