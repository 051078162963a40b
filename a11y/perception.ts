// Audits of what people see and press: target sizes, motion, and what stays visible in forced colours.
import { expect, type Page } from '@playwright/test';

import { luminance, takeScreenshot, points, ratioOf, type Box, type Rgb } from './screenshot.ts';
import { setColorMode, settle, withWholePageInViewport } from './visit.ts';

/** Asserts that every control is at least 44 px wide and high; links within a sentence may be lower (WCAG 2.5.5, 2.5.8). */
export async function expectTargetSizes(page: Page, where: string) {
  expect.soft(await page.evaluate(smallTargets), where).toEqual([]);
}

/** Runs in the page. */
function smallTargets(): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=button]';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], header > a:not(:focus)'))
      return [];
    // The label of a radio button or checkbox is a part of its target, and the whole card if a link covers it.
    const labels =
      element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? [...(element.labels ?? [])] : [];
    const after = getComputedStyle(element, '::after');
    const card = element.offsetParent;
    const covers =
      after.position === 'absolute' && card && Math.abs(Number.parseFloat(after.width) - card.clientWidth) < 2;
    const boxes = [element, ...labels, ...(covers ? [card] : [])].map((part) => part.getBoundingClientRect());
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

/** Asserts that no animation is running, with the whole page in the viewport: outside it, some animations are paused. */
export async function expectNoMotion(page: Page, where: string) {
  expect.soft(await withWholePageInViewport(page, () => page.evaluate(runningAnimations)), where).toEqual([]);
}

/** Runs in the page. */
const runningAnimations = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 0)
    .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 100) ?? '');

/** Asserts, in forced colours, that selected, current and pressed elements differ from their neighbours by more than colour, and that invalid fields have a double border. */
export async function expectStateMarks(page: Page, where: string) {
  expect.soft(await page.evaluate(unmarked), where).toEqual([]);
}

/** Runs in the page. */
function unmarked(): string[] {
  const appearanceOf = (element: Element) => {
    const style = getComputedStyle(element);
    return [
      style.borderTopStyle,
      style.borderTopWidth,
      style.outlineStyle,
      style.textDecorationLine,
      style.textDecorationThickness,
      style.forcedColorAdjust,
      style.fontWeight,
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
      if (other && appearanceOf(other) === appearanceOf(element))
        faults.push(`${mark} looks like any other: "${element.textContent?.trim()}"`);
    }
  for (const field of [...document.querySelectorAll('[aria-invalid=true]')].filter(isShown)) {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(field);
    if (
      field.matches('input:not([type=radio], [type=checkbox]), select, textarea') &&
      (borderTopStyle !== 'double' || borderTopWidth !== '4px')
    )
      faults.push(`an invalid field without its double border: ${field.id} ${borderTopWidth} ${borderTopStyle}`);
  }
  return faults;
}

/**
 * Asserts, in forced colours, that no text has the colour of the background behind it. The browser paints a backplate behind such text: it can be read, but looks like
 * a mistake.
 */
export async function expectNoBackplates(page: Page, where: string) {
  expect.soft(await page.evaluate(textOnBackplates), where).toEqual([]);
}

/** Runs in the page. */
function textOnBackplates(): string[] {
  const backgroundOf = (element: Element | null): string => {
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
        getComputedStyle(element).color === backgroundOf(element),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

interface Shape extends Box {
  name: string;
  kind: 'border' | 'icon';
}

/** Asserts from pixels that icons, and controls that have a border or a background in the light mode, are visible in forced colours (WCAG 1.4.11). */
export async function expectNonTextContrast(page: Page, where: string) {
  await setColorMode(page, 'light');
  await page.evaluate(markShapes);
  await setColorMode(page, 'forced colours');
  const lost: string[] = [];
  const height = page.viewportSize()!.height;
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  // The steps overlap, so that each shape is whole and below the sticky header in one of them: the highest, a textarea of eight lines, is 236 px.
  for (let y = 0, seen: string[] = []; y < length; y += height - 400) {
    // The header gets lower after a scroll: what is measured must stand where it will be photographed.
    await page.evaluate((at) => scrollTo(0, at), y);
    await settle(page);
    const shapes = (await page.evaluate(shapesInView)).filter(({ name }) => !seen.includes(name));
    seen = [...seen, ...shapes.map(({ name }) => name)];
    if (!shapes.length) continue;
    const image = await takeScreenshot(page, { x: 0, y: 0, ...page.viewportSize()! });
    for (const shape of shapes) if (!isSeen(image.at, shape)) lost.push(`${shape.kind} of ${shape.name}`);
  }
  expect.soft(lost, where).toEqual([]);
}

/** Runs in the page, in the light mode: marks the controls that have a background or a border, and icons. */
function markShapes() {
  const isClear = (colour: string) => /rgba\(.*, 0\)|transparent/.test(colour);
  document.querySelectorAll('a, button, input, select, textarea, svg').forEach((element, index) => {
    const { backgroundColor, borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(element);
    const hasBorder =
      (borderTopStyle !== 'none' && borderTopWidth !== '0px' && !isClear(borderTopColor)) || !isClear(backgroundColor);
    const { width, height } = element.getBoundingClientRect();
    const isIcon =
      element.tagName === 'svg' &&
      width > 8 &&
      width <= 64 &&
      height <= 64 &&
      element.querySelector('use[href*=icons]') !== null;
    if (isIcon || (element.tagName !== 'svg' && hasBorder && width > 8)) element.setAttribute('data-shape', `${index}`);
  });
}

/** Runs in the page. */
function shapesInView(): Shape[] {
  return [...document.querySelectorAll('[data-shape]')].flatMap((element) => {
    const { x, y: top, width, height } = element.getBoundingClientRect();
    const isWhole = x >= 6 && top >= 6 && x + width <= innerWidth - 6 && top + height <= innerHeight - 6;
    // Its centre, and the two points where its border is measured.
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
    const text = element.closest('a, button')?.textContent?.trim() ?? element.getAttribute('name') ?? '';
    const kind = element.tagName === 'svg' ? ('icon' as const) : ('border' as const);
    return [
      {
        x,
        y: top,
        width,
        height,
        kind,
        name: `${element.getAttribute('data-shape')} ${element.tagName.toLowerCase()} "${text.slice(0, 40)}"`,
      },
    ];
  });
}

/** An icon is seen if at least 8 pixels have 3:1 against the pixel outside its corner; a border, if 3:1 lies between pixels across the middle of its left and top side. */
function isSeen(at: (x: number, y: number) => Rgb, { x, y, width, height, kind }: Shape): boolean {
  const shade = (across: number, down: number) => luminance(at(across, down));
  if (kind === 'icon') {
    const corner = shade(x - 1, y - 1);
    let seen = 0;
    for (const [across, down] of points({ x, y, width, height }))
      if (ratioOf(shade(across, down), corner) >= 3) seen += 1;
    return seen >= 8;
  }
  const hasContrast = (line: number[]) => ratioOf(Math.max(...line), Math.min(...line)) >= 3;
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
  return (
    hasContrast(steps.map((step) => shade(x + step, y + height / 2))) &&
    hasContrast(steps.map((step) => shade(x + width / 2, y + step)))
  );
}
