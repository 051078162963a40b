import { vi } from 'vitest';

/** In px. */
const slideWidth = 100;

/** For the rest of a test, elements stand side by side, as slides do in a browser: jsdom has no layout, and Embla turns only what it can measure. */
export function standSideBySide() {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(slideWidth);
  // Embla listens to drags only in an element that is drawn.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const row = this.parentElement;
    return row ? [...row.children].indexOf(this) * slideWidth : 0;
  });
}

/** For the rest of a test, the window is as many px wide, for media queries of a width. */
export const widen = (width: number) =>
  vi.stubGlobal('matchMedia', (media: string) => {
    const [, edge, limit] = /\((min|max)-width: ([\d.]+)px\)/.exec(media) ?? [];
    const matches = edge === 'min' ? width >= Number(limit) : edge === 'max' && width <= Number(limit);
    return Object.assign(new EventTarget(), { media, matches });
  });
