// Which words a page has and does not show, and which it shows.
import type { Page } from '@playwright/test';

/** The words in these parts that are in the page and not shown, or that are shown. */
export const wordsOf = (page: Page, part: string, shown: boolean) =>
  page.evaluate(
    ([selector, isShown]) =>
      [
        ...document.querySelectorAll(
          `${selector} :is(h1, h2, h3, h4, p, li, a, button, label, legend, td, th, dt, dd, option)`,
        ),
      ]
        .filter(
          (element) =>
            !element.closest('[aria-hidden=true]') &&
            element.tagName !== 'OPTION' &&
            !element.querySelector('p, li, a, button'),
        )
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) === isShown,
        )
        .map((element) => `${element.tagName} ${element.textContent?.trim()}`)
        .filter((words) => words.includes(' ') && !words.endsWith(' ')),
    [part, shown] as const,
  );
