// A walk through the page with the Tab key: every stop once, in reading order, in view, under nothing else, and with a ring that can be seen.
import { expect, type Page } from '@playwright/test';

import type { Box } from './photograph.ts';
import { ringShare } from './rings.ts';
import { toTop } from './visit.ts';

interface Stop {
  /** Its place among the page's stops in the order of the HTML; -1 when it is none of them, undefined when nothing has the focus. */
  index: number | undefined;
  name: string;
  /** In the window: its first line box. */
  box: Box;
  /** What hides a part of it, in words. */
  hidden: string;
  /** Elements that look the same have the same kind: their ring is measured once. */
  kind: string;
  isWhole: boolean;
  isControl: boolean;
  /** It is a frame: what has the focus in it is another service’s. */
  isFrame: boolean;
  /** It stands in the header or the footer. */
  isFramed: boolean;
  /** What its ring goes round: a link that covers its card has the card's. */
  ringed: Box;
}

/** No page has so many stops: whoever gets here is trapped. */
const tooMany = 400;

/** Kinds of stops in the header and the footer, which are the same on every page: their ring is measured once in each look and width. */
const framed = new Set<string>();

/** Walks forth, and back again, and asserts what it finds. */
export async function expectWalk(page: Page, { rings = true } = {}) {
  // The bar's menu is made anew once its code has come, while nobody is at it.
  await page.waitForFunction(() => innerWidth < 1120 || document.querySelector('.site-header nav[data-orientation]'));
  const names = await page.evaluate(listStops);
  const faults: string[] = [];
  const order: number[] = [];
  const measured = new Set<string>();
  const look = await page.evaluate(() => `${innerWidth} ${getComputedStyle(document.body).backgroundColor}`);
  const isMeasured = ({ kind, isFramed }: Stop) => (isFramed ? framed.has(`${look} ${kind}`) : measured.has(kind));
  for (let presses = 0; ; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(standing);
    if (stop.index === undefined || stop.index === order[0] || presses > tooMany) break;
    if (stop.isFrame) continue;
    // A control that has come meanwhile (the way back to the top) is a stop as well.
    if (stop.index < 0 && !stop.isControl) faults.push(`a stop that should be none: ${stop.name}`);
    else if (stop.index >= 0 && order.at(-1) !== stop.index) order.push(stop.index);
    if (stop.hidden) faults.push(`${stop.name} is hidden: ${stop.hidden}`);
    if (rings && stop.isWhole && !isMeasured(stop)) {
      if (stop.isFramed) framed.add(`${look} ${stop.kind}`);
      else measured.add(stop.kind);
      const share = await ringShare(page, stop.ringed);
      if (share < 1)
        faults.push(`${stop.name}: its ring has ${Math.round(share * 100)} % of the area it needs (${stop.kind})`);
    }
  }
  expect.soft(faults).toEqual([]);
  expect
    .soft(
      order.map((index) => names[index]),
      'stops, one after the other',
    )
    .toEqual(names);
  expect.soft(await page.evaluate(jumps), 'stops that stand before the one they follow').toEqual([]);

  // And back: each press goes to the stop before.
  await page.evaluate(listenForStops);
  const under: string[] = [];
  for (let presses = 0; presses < order.length + 4; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const { name, hidden, isFrame } = await page.evaluate(standing);
    if (hidden && !isFrame) under.push(`${name} is hidden: ${hidden}`);
  }
  expect.soft(under, 'on the way back').toEqual([]);
  const heard = await page.evaluate(heardStops);
  expect.soft(heard.slice(0, names.length), 'stops, backwards').toEqual(names.toReversed());
}

/** Walks forth only: how many stops there were, and which of them had something over them. */
export async function coveredStops(page: Page): Promise<{ covered: string[]; count: number }> {
  await page.evaluate(listStops);
  await toTop(page);
  const covered: string[] = [];
  for (let count = 0, first: number | undefined; ; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(standing);
    // Between two stops the focus can be nowhere: past the last one, or where a message has just gone. The next press leads on.
    if (stop.index === undefined && count <= tooMany) continue;
    if (stop.index === first || count > tooMany) return { covered, count };
    first ??= stop.index;
    if (stop.hidden && !stop.isFrame) covered.push(`${stop.name} is hidden: ${stop.hidden}`);
  }
}

declare global {
  interface Window {
    auditStops: Element[];
    auditHeard: string[];
  }
}

/** Runs in the page: finds every stop in the order of the HTML, and returns their names. */
function listStops(): string[] {
  scrollTo(0, 0);
  const candidates = 'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]';
  window.auditStops = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, iframe, [type=hidden]') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Of a group of radio buttons the chosen one is the stop, or the first.
      !(element instanceof HTMLInputElement && element.type === 'radio' && !isStopOfGroup(element)),
  );
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

/** Runs in the page: where the focus is. */
function standing(): Stop {
  /** The browser's bar of controls of a film is this high, in px. */
  const controlBar = 48;
  const element = document.activeElement;
  if (!element || element === document.body)
    return {
      index: undefined,
      name: '',
      box: { x: 0, y: 0, width: 0, height: 0 },
      hidden: '',
      kind: '',
      isWhole: false,
      isControl: false,
      isFrame: false,
      isFramed: false,
      ringed: { x: 0, y: 0, width: 0, height: 0 },
    };
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  // Of a film the bar of controls at its foot is judged: one of them has the focus.
  const begins = element.matches('video') ? y + height - controlBar : y;
  const [left, top] = [Math.max(0, x), Math.max(0, begins)];
  const [right, bottom] = [Math.min(innerWidth, x + width), Math.min(innerHeight, y + height)];
  const isWholeFrom = (from: number) =>
    x >= 0 && from >= 0 && x + width <= innerWidth + 0.5 && y + height <= innerHeight + 0.5;
  const isWhole = isWholeFrom(y);
  // Taller than the window leaves room for; or long words in a field, of which the browser shows the line that is written: then the middle of what is in the
  // window has to be seen.
  const bar = document.querySelector('.site-header')!;
  const room = innerHeight - (getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().height : 0);
  const isTall = y + height - begins > room - 32 || element.matches('textarea');
  const places: [number, number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, (top + bottom) / 2],
    [right - 3, (top + bottom) / 2],
    [(left + right) / 2, top + 3],
    [(left + right) / 2, bottom - 3],
  ];
  let hidden = '';
  if (right <= left || bottom <= top) hidden = 'it is out of the window';
  else if (!isWholeFrom(begins) && !isTall)
    hidden = `a part of it is out of the window (${[x, y, width, height].map(Math.round).join(', ')})`;
  else
    for (const [across, down] of isTall ? places.slice(0, 1) : places) {
      const above = document.elementFromPoint(across, down);
      if (above && !element.contains(above) && !above.contains(element))
        hidden = `under ${above.tagName.toLowerCase()}.${above.getAttribute('class') ?? ''}`;
    }
  let ground: Element | null = element.parentElement;
  while (ground && /rgba\(0, 0, 0, 0\)|transparent/.test(getComputedStyle(ground).backgroundColor))
    ground = ground.parentElement;
  return {
    index: window.auditStops.indexOf(element),
    name: (element as HTMLElement).dataset['stop'] ?? element.outerHTML.slice(0, 80),
    box: { x, y, width, height },
    hidden,
    kind: `${element.tagName} ${element.getAttribute('class') ?? ''} on ${ground ? getComputedStyle(ground).backgroundColor : 'nothing'}`,
    isWhole,
    isControl: element.matches('a[href], button, input, select, textarea, summary'),
    isFrame: element.matches('iframe'),
    isFramed: element.closest('.site-header, #root footer') !== null,
    ringed: ringedBy(element),
  };
  function ringedBy(link: Element): Box {
    const after = getComputedStyle(link, '::after');
    const card = link instanceof HTMLElement ? link.offsetParent : null;
    const covers =
      card && after.position === 'absolute' && Math.abs(Number.parseFloat(after.width) - (card?.clientWidth ?? 0)) < 2;
    const ring = covers ? card.getBoundingClientRect() : { x, y, width, height };
    return { x: ring.x, y: ring.y, width: ring.width, height: ring.height };
  }
}

/** Runs in the page: pairs of stops where the second stands wholly above the first and not to its right. */
function jumps(): string[] {
  const placeOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY };
  };
  const isLoose = (element: Element | null): boolean =>
    element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || isLoose(element.parentElement));
  return window.auditStops.flatMap((second, index, all) => {
    const first = all[index - 1];
    if (!first || isLoose(first) || isLoose(second)) return [];
    // A sidebar comes after the article in every layout, also where it stands to its left: the order of reading never changes.
    const aside = second.closest('aside');
    if (aside && !aside.contains(first)) return [];
    const [before, after] = [placeOf(first), placeOf(second)];
    if (after.bottom > before.top + 1 || after.left >= before.right - 8) return [];
    return [`${(second as HTMLElement).dataset['stop']} after ${(first as HTMLElement).dataset['stop']}`];
  });
}

/** Runs in the page. */
function listenForStops() {
  window.auditHeard = [];
  (document.activeElement as HTMLElement | null)?.blur();
  document.addEventListener('focusin', ({ target }) => {
    const name = (target as HTMLElement).dataset['stop'];
    if (name && window.auditHeard.at(-1) !== name) window.auditHeard.push(name);
  });
}
const heardStops = () => window.auditHeard;
