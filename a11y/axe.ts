// Runs axe-core with every rule on. A violation fails. A result that axe calls "incomplete" (a person must decide) fails too, unless it is decided: contrast by
// measuring in pixels.ts, hidden content by states.spec.ts (an audited state shows it).
import { expect, type Page } from '@playwright/test';
import axe, { type NodeResult, type Result, type RunOptions } from 'axe-core';

import { keep, type Decision, type Found, type Place } from './findings.ts';
import { tooFaint } from './pixels.ts';
import { colorModes, settle, setColorMode, type ColorMode } from './visit.ts';

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
const decidedElsewhere: Readonly<Record<string, Decision>> = {
  'hidden-content': 'seen in a state',
  'frame-tested': 'another’s page',
};

interface Answer {
  violations: Result[];
  incomplete: Result[];
  passed: string[];
  inapplicable: string[];
}

/** Runs these rules on the page in its present state. */
export async function run(page: Page, wanted = rules): Promise<Answer> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: { type: 'rule', values: wanted },
    resultTypes: ['violations', 'incomplete'],
    // The content of an iframe belongs to another site.
    iframes: false,
  };
  const answer = await page.evaluate(async (given): Promise<Answer> => {
    const { violations, incomplete, passes, inapplicable } = await axe.run(document, given);
    const names = (results: Result[]) => results.map(({ id }) => id);
    return { violations, incomplete, passed: names(passes), inapplicable: names(inapplicable) };
  }, options);
  const { violations, incomplete, passed, inapplicable } = answer;
  const ran = new Set([...[...violations, ...incomplete].map(({ id }) => id), ...passed, ...inapplicable]);
  expect(
    wanted.filter((rule) => !ran.has(rule)),
    'rules that did not run',
  ).toEqual([]);
  return answer;
}

/** Asserts that axe finds no violation in the page's present state, and leaves nothing undecided. `place` goes into the message and the reports. */
export async function expectNoViolation(page: Page, place: Place, wanted = rules) {
  const { violations: all, incomplete, passed, inapplicable } = await run(page, wanted);
  const violations = await withoutCovered(page, all);
  const isContrast = ({ id }: Result) => contrastRules.includes(id);
  const faint = await tooFaint(page, [
    ...new Set(incomplete.filter(isContrast).flatMap(({ nodes }) => nodes.map(selectorOf))),
  ]);
  const open = incomplete.filter((result) => !isContrast(result) && !(result.id in decidedElsewhere));
  const { pathname } = new URL(page.url());
  const found = {
    violations: [
      ...violations.flatMap(findingsOf),
      ...faint.map((what) => ({ rule: 'color-contrast-enhanced', what: `measured: ${what}` })),
    ],
    undecided: open.flatMap(findingsOf),
  };
  const decided = incomplete
    .filter((result) => !open.includes(result))
    .map(({ id, nodes }) => ({ rule: id, elements: nodes.length, by: decidedElsewhere[id] ?? ('measured' as const) }));
  keep({ path: pathname, ...place, passed, inapplicable, decided, ...found });
  const where = `${pathname}, ${place.state}, ${place.look}, ${place.width}`;
  expect.soft(found.violations, `${where}: violations`).toEqual([]);
  expect.soft(found.undecided, `${where}: not decided`).toEqual([]);
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
  await settle(page);
  const isSmall = await page.evaluate(async (wanted) => {
    const { violations } = await axe.run(
      { include: [wanted] },
      { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'], iframes: false },
    );
    return violations.length > 0;
  }, selector);
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
  await settle(page);
  return isSmall;
}

/**
 * The same in every colour mode, without a reload: all rules in the first, and in the others those that a colour mode can change (decision 013).
 * If a colour mode shows or hides an element, or changes the HTML, all rules but target-size run in it.
 * @param onColorMode called after each change of the colour mode, for checks of that mode alone
 * @param wanted the colour modes, if not all
 */
export async function expectNoViolationInAnyColorMode(
  page: Page,
  { state, width }: Omit<Place, 'look'>,
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
    await expectNoViolation(page, { state, look: mode, width }, asked);
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

const findingsOf = ({ id, help, nodes }: Result): Found[] =>
  nodes.map((node) => ({
    rule: id,
    what: `${help}: ${selectorOf(node)} ${node.html.slice(0, 160)} ${node.failureSummary?.replace(/\s+/g, ' ').slice(0, 200) ?? ''}`,
  }));
