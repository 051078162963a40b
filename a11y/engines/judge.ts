// Has the page judged by the engines besides axe. A violation fails; what an engine cannot decide fails too, unless it is measured or decided by an exception.
import { expect, type Page } from '@playwright/test';

import { excuse } from '../excuse.ts';
import type { Found, Place } from '../findings.ts';
import { tooFaint } from '../pixels.ts';
import { settle } from '../visit.ts';
import { alfa } from './alfa.ts';
import type { Engine, Finding } from './engine.ts';
import { htmlCodeSniffer } from './html-codesniffer.ts';
import { ibm } from './ibm.ts';
import { keepRun } from './runs.ts';

export const engines: readonly Engine[] = [ibm, htmlCodeSniffer, alfa];

/** Asserts that no engine objects to the page's present state, or leaves anything of it undecided. */
export async function expectNoObjection(page: Page, place: Place) {
  const { pathname: path } = new URL(page.url());
  for (const engine of engines) {
    await settle(page);
    const judgement = await engine.judge(page);
    const wrong = await excuse(page, engine.name, judgement.violations);
    const doubts = await excuse(page, engine.name, judgement.undecided);
    const isContrast = ({ rule }: Finding) => engine.contrast.test(rule);
    const unclear = await page.evaluate(drawn, [
      ...new Set(doubts.open.filter(isContrast).map(({ target }) => target)),
    ]);
    const faint = await tooFaint(page, unclear);
    const violations = [
      ...wrong.open.map(found),
      ...faint.map((what) => ({ rule: 'contrast', what: `measured: ${what}` })),
    ];
    const undecided = doubts.open.filter((doubt) => !isContrast(doubt)).map(found);
    keepRun({
      ...place,
      path,
      engine: engine.name,
      version: engine.version,
      rules: judgement.rules,
      violations,
      undecided,
      measured: unclear.length,
      excused: [...wrong.excused, ...doubts.excused].map(({ by }) => by.rule),
    });
    const where = `${engine.name}, ${path}, ${place.state}, ${place.look}, ${place.width}`;
    expect.soft(violations, `${where}: violations`).toEqual([]);
    expect.soft(undecided, `${where}: not decided`).toEqual([]);
  }
}

const found = ({ rule, target, says }: Finding): Found => ({ rule, what: `${says} ${target}` });

/**
 * Runs in the page: of these elements, those whose words are drawn in it. Those of a list that is shut are drawn by the system, and what is cut away until it has the
 * focus is measured in the state that shows it.
 */
function drawn(selectors: readonly string[]): string[] {
  const isDrawn = (element: Element | null): boolean => {
    if (!element || element === document.body) return true;
    const { width, height, bottom, right } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom + scrollY > 0 && right > 0 && isDrawn(element.parentElement);
  };
  return selectors.filter((selector) => {
    const element = document.querySelector(selector);
    return element?.checkVisibility({ visibilityProperty: true }) && element.localName !== 'option' && isDrawn(element);
  });
}
