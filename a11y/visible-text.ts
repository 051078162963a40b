// Lists the texts of a page that are shown, or those that are hidden.
import type { Page } from '@playwright/test';

/** The texts of the elements within `part` (a selector) that are shown, or of those that are hidden: tag name and text. */
export const textOf = (page: Page, part: string, isShown: boolean) =>
  page.evaluate(
    ([selector, wanted]) =>
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
          (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) === wanted,
        )
        .map((element) => `${element.tagName} ${element.textContent?.trim()}`)
        .filter((text) => text.includes(' ') && !text.endsWith(' ')),
    [part, isShown] as const,
  );
