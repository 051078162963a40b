// What jsdom lacks of a screen: which of the two menus its width shows, and how it scrolls.
import { afterEach, beforeEach, vi } from 'vitest';

const rules = {
  phone: '.hidden { display: none }',
  desktop: '.hidden { display: none } .desktop\\:flex { display: flex } .desktop\\:hidden { display: none }',
};

/** Applies the few style rules that decide what is shown, and answers media queries as such a screen does. */
export function onScreen(width: keyof typeof rules, reducedMotion = false) {
  const style = document.createElement('style');
  style.textContent = rules[width];
  beforeEach(() => {
    document.head.append(style);
    vi.stubGlobal('matchMedia', (query: string) => {
      const matches = query.includes('reduced-motion') ? reducedMotion : width === 'desktop';
      return Object.assign(new EventTarget(), { matches });
    });
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    style.remove();
    vi.unstubAllGlobals();
    scrolledTo(0);
  });
}

/** The visitor has scrolled to so many px. */
export function scrolledTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
