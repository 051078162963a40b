// What the eye and the thumb need: targets large enough, edges and icons that stay when the system chooses the colours, nothing that moves unasked.
import { expect, type Page } from '@playwright/test';

import { luminance, photograph, points, ratioOf, type Box, type Rgb } from './photograph.ts';
import { setLook, withAllInWindow } from './visit.ts';

/** Asserts that every control is at least 44 px wide and high; links within a sentence may be lower (WCAG 2.5.5, 2.5.8). */
export async function expectTargets(page: Page, where: string) {
  expect.soft(await page.evaluate(smallTargets), where).toEqual([]);
}

/** Runs in the page. */
function smallTargets(): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=button]';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], .skip-link:not(:focus)'))
      return [];
    // A choice is hit by its words too, and a link that covers its card by the whole card.
    const words =
      element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? [...(element.labels ?? [])] : [];
    const after = getComputedStyle(element, '::after');
    const card = element.offsetParent;
    const covers =
      after.position === 'absolute' && card && Math.abs(Number.parseFloat(after.width) - card.clientWidth) < 2;
    const boxes = [element, ...words, ...(covers ? [card] : [])].map((part) => part.getBoundingClientRect());
    const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    const sentence = element.closest('p, li, dd, td, figcaption, blockquote')?.textContent?.trim() ?? '';
    const isInSentence =
      getComputedStyle(element).display === 'inline' &&
      sentence.length > (element.textContent?.trim().length ?? 0) + 10;
    const least = isInSentence ? 0 : 43.5;
    if (width >= least && height >= least) return [];
    return [
      `${Math.round(width)} x ${Math.round(height)}: ${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
    ];
  });
}

/** Asserts that nothing moves by itself now, with all of the page in the window: what is out of view may rest for that alone. */
export async function expectStill(page: Page, where: string) {
  expect.soft(await withAllInWindow(page, () => page.evaluate(moving)), where).toEqual([]);
}

/** Runs in the page. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 0)
    .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 100) ?? '');

/** Asserts, in forced colours, that what is chosen, current, open or wrong differs from what is not by more than colour, and wrong fields have their double edge. */
export async function expectMarks(page: Page, where: string) {
  expect.soft(await page.evaluate(unmarked), where).toEqual([]);
}

/** Runs in the page. */
function unmarked(): string[] {
  const looks = (element: Element) => {
    const {
      borderTopStyle,
      borderTopWidth,
      outlineStyle,
      textDecorationLine,
      textDecorationThickness,
      forcedColorAdjust,
      fontWeight,
    } = getComputedStyle(element);
    return [
      borderTopStyle,
      borderTopWidth,
      outlineStyle,
      textDecorationLine,
      textDecorationThickness,
      forcedColorAdjust,
      fontWeight,
    ].join(' ');
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const faults: string[] = [];
  for (const [mark, same] of [
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['nav a[aria-current]', 'nav a:not([aria-current])'],
    ['[aria-pressed=true]', '[aria-pressed=false]'],
  ] as const)
    for (const element of [...document.querySelectorAll(mark)].filter(isShown)) {
      const scope = element.closest('[role=tablist], nav, [role=group], main') ?? document.body;
      const other = [...scope.querySelectorAll(same)].find(
        (each) => isShown(each) && each.getAttribute('class') === element.getAttribute('class'),
      );
      if (other && looks(other) === looks(element))
        faults.push(`${mark} looks like any other: "${element.textContent?.trim()}"`);
    }
  for (const field of [...document.querySelectorAll('[aria-invalid=true]')].filter(isShown)) {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(field);
    if (
      field.matches('input:not([type=radio], [type=checkbox]), select, textarea') &&
      (borderTopStyle !== 'double' || borderTopWidth !== '4px')
    )
      faults.push(`a wrong field without its double edge: ${field.id} ${borderTopWidth} ${borderTopStyle}`);
  }
  return faults;
}

/**
 * Asserts, in forced colours, that no words have the colour of the ground of their own element or of what it stands on. The browser then paints a plate behind
 * them: they can be read, and look like a mistake.
 */
export async function expectNoPlates(page: Page, where: string) {
  expect.soft(await page.evaluate(wordsOnPlates), where).toEqual([]);
}

/** Runs in the page. */
function wordsOnPlates(): string[] {
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return '';
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('svg, option, noscript') &&
        getComputedStyle(element).color === groundOf(element),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

interface Shape extends Box {
  name: string;
  kind: 'edge' | 'icon';
}

/** Goes from the light look to forced colours and asserts that the edges of controls and all icons are still seen, by their pixels (WCAG 1.4.11). */
export async function expectShapes(page: Page, where: string) {
  await setLook(page, 'light');
  await page.evaluate(markShapes);
  await setLook(page, 'forced colours');
  const lost: string[] = [];
  const height = page.viewportSize()!.height;
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  // Steps that overlap, so that every shape is whole and below the sticky bar in one of them: the highest, a box for eight lines, is 236 px.
  for (let y = 0, seen: string[] = []; y < length; y += height - 400) {
    const shapes = (await page.evaluate(shapesInView, y)).filter(({ name }) => !seen.includes(name));
    seen = [...seen, ...shapes.map(({ name }) => name)];
    if (!shapes.length) continue;
    const picture = await photograph(page, { x: 0, y: 0, ...page.viewportSize()! });
    for (const shape of shapes) if (!isSeen(picture.at, shape)) lost.push(`${shape.kind} of ${shape.name}`);
  }
  expect.soft(lost, where).toEqual([]);
}

/** Runs in the page, in the light look: controls that have a ground or an edge of their own, and icons. */
function markShapes() {
  const isClear = (colour: string) => /rgba\(.*, 0\)|transparent/.test(colour);
  document.querySelectorAll('a, button, input, select, textarea, svg').forEach((element, index) => {
    const { backgroundColor, borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(element);
    const hasEdge =
      (borderTopStyle !== 'none' && borderTopWidth !== '0px' && !isClear(borderTopColor)) || !isClear(backgroundColor);
    const { width, height } = element.getBoundingClientRect();
    const isIcon =
      element.tagName === 'svg' &&
      width > 8 &&
      width <= 64 &&
      height <= 64 &&
      element.querySelector('use[href*=icons]') !== null;
    if (isIcon || (element.tagName !== 'svg' && hasEdge && width > 8)) element.setAttribute('data-shape', `${index}`);
  });
}

/** Runs in the page. */
function shapesInView(y: number): Shape[] {
  scrollTo(0, y);
  return [...document.querySelectorAll('[data-shape]')].flatMap((element) => {
    const { x, y: top, width, height } = element.getBoundingClientRect();
    const isWhole = x >= 6 && top >= 6 && x + width <= innerWidth - 6 && top + height <= innerHeight - 6;
    // Its middle, and where its edges are looked at.
    const isOnTop = [
      [x + width / 2, top + height / 2],
      [x + width / 2, top + 1],
      [x + 1, top + height / 2],
    ].every(([across, down]) => {
      const above = document.elementFromPoint(across!, down!);
      return above !== null && (element.contains(above) || above.contains(element));
    });
    if (
      !width ||
      !isWhole ||
      !isOnTop ||
      element.closest('[inert]') ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      return [];
    const words = element.closest('a, button')?.textContent?.trim() ?? element.getAttribute('name') ?? '';
    const kind = element.tagName === 'svg' ? ('icon' as const) : ('edge' as const);
    return [
      {
        x,
        y: top,
        width,
        height,
        kind,
        name: `${element.getAttribute('data-shape')} ${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`,
      },
    ];
  });
}

/** An icon has pixels of 3:1 against its own corner; an edge is crossed, with 3:1, on the way in at the middle of its left and of its upper side. */
function isSeen(at: (x: number, y: number) => Rgb, { x, y, width, height, kind }: Shape): boolean {
  const shade = (across: number, down: number) => luminance(at(across, down));
  if (kind === 'icon') {
    const corner = shade(x - 1, y - 1);
    let seen = 0;
    for (const [across, down] of points({ x, y, width, height }))
      if (ratioOf(shade(across, down), corner) >= 3) seen += 1;
    return seen >= 8;
  }
  const hasEdge = (line: number[]) => ratioOf(Math.max(...line), Math.min(...line)) >= 3;
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
  return (
    hasEdge(steps.map((step) => shade(x + step, y + height / 2))) &&
    hasEdge(steps.map((step) => shade(x + width / 2, y + step)))
  );
}
