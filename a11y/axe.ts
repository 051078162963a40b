// Runs axe-core with every rule on. A violation fails. A result that axe calls "incomplete" (a person must decide) fails too, unless it is decided: contrast by
// measuring in pixels.ts, hidden content by states.spec.ts (an audited state shows it).
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import axe, { type AxeResults, type NodeResult, type Result } from 'axe-core';

import { notYetMeasured, tooFaint } from './pixels.ts';
import { type ColorMode, colorModes, settle, setColorMode, type Width } from './visit.ts';

/** Where axe runs: a page in one of its states, one colour mode and one width. */
export interface Place {
  readonly state: string;
  readonly mode: ColorMode;
  readonly width: Width;
}

/** The type of the annotations that name each run of axe, as `path, state, colour mode, width`. */
export const axeRun = 'axe';

/** A to AAA, best practices and experimental rules; only deprecated ones are left out. */
export const rules = axe
  .getRules()
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId);

const contrastRules = ['color-contrast', 'color-contrast-enhanced'];
/** The rules whose result a colour mode can change as long as the same elements are shown. */
export const colorModeRules = [...contrastRules, 'link-in-text-block', 'p-as-heading', 'scrollable-region-focusable'];
/** All but target-size: no colour mode changes a size, but a toast may cover another element in each, which that rule reports. */
const rulesOfOtherColorModes = rules.filter((rule) => rule !== 'target-size');
/**
 * Decided elsewhere: hidden content is shown by a state (pages.spec.ts checks this for every page), and the content of an iframe belongs to another site; this
 * site provides the iframe's title, and text beside it with the same information.
 */
const decidedElsewhere = ['hidden-content', 'frame-tested'];

/** Runs these rules on the page in its present state, or on the elements that a selector names. */
async function run(page: Page, wanted: readonly string[], only?: string): Promise<AxeResults> {
  await settle(page);
  // Once a page: AxeBuilder would put the source of axe into it twice for each analysis, which takes as long as the analysis itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const builder = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode().options({
    runOnly: { type: 'rule', values: [...wanted] },
    resultTypes: ['violations', 'incomplete'],
    // The content of an iframe belongs to another site; so axe needs no second page to gather results of frames, which takes a second (legacy mode).
    iframes: false,
  });
  return (only ? builder.include(only) : builder).analyze();
}

/** Asserts that axe finds no violation in the page's present state, and leaves nothing undecided. `place` goes into the message and the annotations. */
export async function expectNoViolation(page: Page, { state, mode, width }: Place, wanted: readonly string[] = rules) {
  const { violations: all, incomplete, passes, inapplicable } = await run(page, wanted);
  const ran = new Set([...all, ...incomplete, ...passes, ...inapplicable].map(({ id }) => id));
  const violations = await withoutCovered(page, all);
  const isContrast = ({ id }: Result) => contrastRules.includes(id);
  const unsure = [...new Set(incomplete.filter(isContrast).flatMap(({ nodes }) => nodes.map(selectorOf)))];
  const faint = await tooFaint(page, state === 'at rest' ? await notYetMeasured(page, unsure) : unsure);
  const open = incomplete.filter((result) => !isContrast(result) && !decidedElsewhere.includes(result.id));
  const { pathname } = new URL(page.url());
  const where = [pathname, state, mode, width].join(', ');
  test.info().annotations.push({ type: axeRun, description: where });
  expect
    .soft(
      wanted.filter((rule) => !ran.has(rule)),
      `${where}: rules that did not run`,
    )
    .toEqual([]);
  expect.soft(violations.flatMap(findingsOf), `${where}: violations`).toEqual([]);
  expect.soft(faint, `${where}: contrast measured from pixels`).toEqual([]);
  expect.soft(open.flatMap(findingsOf), `${where}: not decided`).toEqual([]);
}

/**
 * Drops targets that axe calls too small only because the sticky header covers a part of them: people scroll such a target before pressing it. axe checks each again
 * in the middle of the viewport.
 */
async function withoutCovered(page: Page, violations: readonly Result[]): Promise<Result[]> {
  const kept: Result[] = [];
  for (const result of violations) {
    if (result.id !== 'target-size') {
      kept.push(result);
      continue;
    }
    const nodes: NodeResult[] = [];
    for (const node of result.nodes)
      if (!node.failureSummary?.includes('obscured') || (await isSmallInTheMiddle(page, selectorOf(node))))
        nodes.push(node);
    if (nodes.length) kept.push({ ...result, nodes });
  }
  return kept;
}

async function isSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  const top = await page.evaluate(() => window.scrollY);
  await page.evaluate(
    (wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );
  const { violations } = await run(page, ['target-size'], selector);
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
  await settle(page);
  return violations.length > 0;
}

/**
 * The same in every colour mode, without a reload: all rules in the first, and in the others those that a colour mode can change (decision 009).
 * If a colour mode shows or hides an element, or changes the HTML, all rules but target-size run in it.
 * @param onColorMode called after each change of the colour mode, for checks of that mode alone
 * @param wanted the colour modes, if not all
 */
export async function expectNoViolationInAnyColorMode(
  page: Page,
  { state, width }: Omit<Place, 'mode'>,
  onColorMode: (mode: ColorMode) => Promise<unknown> = async () => {},
  wanted = Object.keys(colorModes) as readonly ColorMode[],
) {
  let shownFirst: string | undefined;
  for (const mode of wanted) {
    await setColorMode(page, mode);
    await onColorMode(mode);
    await settle(page);
    const shown = await page.evaluate(fingerprint);
    const asked = shownFirst === undefined ? rules : shown === shownFirst ? colorModeRules : rulesOfOtherColorModes;
    shownFirst ??= shown;
    await expectNoViolation(page, { state, mode, width }, asked);
  }
  await setColorMode(page, 'light');
}

/** Runs in the page: a hash of its HTML and of which elements are shown. */
function fingerprint(): string {
  const shown = [...document.body.querySelectorAll('*')].map((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? 1 : 0,
  );
  const text = `${shown.join('')} ${document.body.outerHTML}`;
  // Hashed here (FNV-1a), so that not the whole HTML is sent to the test.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${text.length} ${hash >>> 0}`;
}

/** The element as axe names it: a selector within the page. */
const selectorOf = ({ target }: NodeResult) => target.flat().join(' ');

const findingsOf = ({ id, help, nodes }: Result) =>
  nodes.map(
    (node) =>
      `${id}: ${help}: ${selectorOf(node)} ${node.html.slice(0, 160)} ${node.failureSummary?.replace(/\s+/g, ' ').slice(0, 200) ?? ''}`,
  );
