// axe-core with every rule on. A violation fails. What axe leaves to a person fails as well, unless it is decided by measuring: contrast by pixels.ts, hidden
// content by states.spec.ts (all of it is seen in an audited state), the rest by an entry in exceptions.ts.
import { expect, type Page } from '@playwright/test';
import axe, { type NodeResult, type Result, type RunOptions } from 'axe-core';

import { excuse } from './excuse.ts';
import { keep, type Decision, type Found, type Place } from './findings.ts';
import { tooFaint } from './pixels.ts';
import { looks, settle, wear, type Look } from './visit.ts';

/** A to AAA, best practices and experiments; only what axe itself has given up is left out. */
export const rules = axe
  .getRules()
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId);

const contrastRules = ['color-contrast', 'color-contrast-enhanced'];
/** What the colours and letters of a look can change, as long as the same things are shown. */
export const lookRules = [...contrastRules, 'link-in-text-block', 'p-as-heading', 'scrollable-region-focusable'];
/** All but the size of targets, which no look changes: only what a message happens to cover differs. */
const rulesOfOtherLooks = rules.filter((rule) => rule !== 'target-size');
/**
 * Decided elsewhere: what is hidden is shown by a state (states.spec.ts asks this of every page), and what stands in a frame is another's page; ours is the
 * frame's title, and words beside it that say the same.
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

/** Everything that axe finds, and what it cannot decide, of the page as it is now. */
export async function run(page: Page, wanted = rules): Promise<Answer> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: { type: 'rule', values: wanted },
    resultTypes: ['violations', 'incomplete'],
    // What stands in a frame is another's page.
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

/** Asserts that axe finds nothing in the page's present state, and that nothing is left undecided. `place` goes into the message and the reports. */
export async function expectNoViolation(page: Page, place: Place, wanted = rules) {
  const { violations: all, incomplete, passed, inapplicable } = await run(page, wanted);
  const violations = await withoutCovered(page, all);
  const isContrast = ({ id }: Result) => contrastRules.includes(id);
  const faint = await tooFaint(page, [
    ...new Set(incomplete.filter(isContrast).flatMap(({ nodes }) => nodes.map(selectorOf))),
  ]);
  const open = incomplete.filter((result) => !isContrast(result) && !(result.id in decidedElsewhere));
  const { pathname } = new URL(page.url());
  const wrong = await excuse(page, 'axe-core', violations.flatMap(findingsOf));
  const doubts = await excuse(page, 'axe-core', open.flatMap(findingsOf));
  const found = {
    violations: [
      ...wrong.open.map(foundOf),
      ...faint.map((what) => ({ rule: 'color-contrast-enhanced', what: `measured: ${what}` })),
    ],
    undecided: doubts.open.map(foundOf),
  };
  const decided = incomplete
    .filter((result) => !open.includes(result) || found.undecided.every(({ rule }) => rule !== result.id))
    .map(({ id, nodes }) => ({
      rule: id,
      elements: nodes.length,
      by: contrastRules.includes(id) ? ('measured' as const) : (decidedElsewhere[id] ?? ('by a person' as const)),
    }));
  keep({ path: pathname, ...place, passed, inapplicable, decided, ...found });
  const where = `${pathname}, ${place.state}, ${place.look}, ${place.width}`;
  expect.soft(found.violations, `${where}: violations`).toEqual([]);
  expect.soft(found.undecided, `${where}: not decided`).toEqual([]);
}

/**
 * A control that is partly under the bar at the top is scrolled out from under it before it is pressed: where axe calls a target too small for being obscured, it is
 * asked again about that target in the middle of the window.
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
 * The same in every look, one after the other, without loading the page again: all rules in the first, and in the others those that a look can change.
 * If a look shows or hides anything, or the page changes itself for it, all rules run in it too.
 * @param worn called after each change of look, such as for what only that look must show
 * @param wanted the looks, where it is not all of them
 */
export async function expectNoViolationInAnyLook(
  page: Page,
  { state, width }: Omit<Place, 'look'>,
  worn: (look: Look) => Promise<unknown> = async () => {},
  wanted = Object.keys(looks) as readonly Look[],
) {
  let shownFirst: string | undefined;
  for (const look of wanted) {
    await wear(page, look);
    await worn(look);
    await settle(page);
    const shown = await page.evaluate(whatIsShown);
    const asked = shownFirst === undefined ? rules : shown === shownFirst ? lookRules : rulesOfOtherLooks;
    shownFirst ??= shown;
    await expectNoViolation(page, { state, look, width }, asked);
  }
  await wear(page, 'light');
}

/** Runs in the page: a sign of its elements with all they say to a program, and of which are shown. It changes when they do. */
function whatIsShown(): string {
  const shown = [...document.body.querySelectorAll('*')].map((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? 1 : 0,
  );
  const text = `${shown.join('')} ${document.body.outerHTML}`;
  // A short sign of it (FNV-1a), since the whole would have to travel.
  let sign = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sign = Math.imul(sign ^ text.charCodeAt(index), 0x01000193);
  return `${text.length} ${sign >>> 0}`;
}

/** The element as axe names it: a selector within the page. */
const selectorOf = ({ target }: NodeResult) => target.flat().join(' ');

const findingsOf = ({ id, help, nodes }: Result) =>
  nodes.map((node) => ({
    rule: id,
    target: selectorOf(node),
    says: `${help}: ${selectorOf(node)} ${node.html.slice(0, 160)} ${node.failureSummary?.replace(/\s+/g, ' ').slice(0, 200) ?? ''}`,
  }));

const foundOf = ({ rule, says }: ReturnType<typeof findingsOf>[number]): Found => ({ rule, what: says });
