/** Scrolls to the target of a navigation, below the sticky header, and moves focus to its heading. */
import { prefersReducedMotion } from '#ui/motion/reduced-motion.ts';

/** Number of animation frames in which an anchor is looked for (REQ N11). */
const frames = 40;
/** In px, between the sticky header and the target (REQ N10). */
const gap = 8;
/** The header becomes fixed, and lower, once the page is scrolled by more than this many px. */
export const fixedAfter = 50;
export const headerId = 'site-header';

/**
 * Calls `onFound` with what `find` finds, now or in one of the next 40 animation frames; after these it gives up.
 * Returns a function that stops looking.
 */
export function whenFound<Found>(
  find: () => Found | null | undefined | false,
  onFound: (found: Found) => void,
  giveUp?: () => void,
): () => void {
  let request = 0;
  function look(frame: number) {
    const found = find();
    if (found) onFound(found);
    else if (frame < frames) request = requestAnimationFrame(() => look(frame + 1));
    else giveUp?.();
  }
  look(0);
  return () => cancelAnimationFrame(request);
}

/** The target element of a hash such as `#main-gallery`. */
export function anchorTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The hash is not validly percent-encoded.
    return null;
  }
}

/** Scrolls so that the target is 8 px below the header, at the height that the header has at that scroll position. */
export function scrollBelowHeader(target: Element, behavior: 'smooth' | 'instant') {
  const top = target.getBoundingClientRect().top + window.scrollY - gap;
  const header = document.getElementById(headerId);
  const belowFixed = top - heightOf(header, 'fixed');
  const y = belowFixed > fixedAfter ? belowFixed : top - heightOf(header, 'full');
  window.scrollTo({ top: Math.max(0, y), behavior: prefersReducedMotion() ? 'instant' : behavior });
}

/** Interactions that end `holdBelowHeader`. */
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the target and keeps it in place while content above it grows, such as a form that loads late, until the visitor interacts or the returned
 * function is called. The browser's scroll anchoring is not enough: it does not correct a running smooth scroll, and Safari lacks it.
 */
export function holdBelowHeader(target: Element, behavior: 'smooth' | 'instant'): () => void {
  scrollBelowHeader(target, behavior);
  const main = document.getElementById('main');
  if (!main || !('ResizeObserver' in window)) return () => {};
  let height = main.offsetHeight;
  const observer = new ResizeObserver(() => {
    if (main.offsetHeight === height) return;
    height = main.offsetHeight;
    scrollBelowHeader(target, behavior);
  });
  observer.observe(main);
  function stop() {
    observer.disconnect();
    for (const type of interactions) window.removeEventListener(type, stop, true);
  }
  for (const type of interactions) window.addEventListener(type, stop, { capture: true, passive: true });
  return stop;
}

export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls to `top` px as soon as the page is long enough. */
export const restoreScroll = (top: number) =>
  whenFound(
    () => {
      window.scrollTo({ top, behavior: 'instant' });
      return Math.abs(window.scrollY - top) < 2;
    },
    () => undefined,
  );

/** The first heading inside the target, or the target itself. */
export const headingOf = (target: HTMLElement): HTMLElement =>
  target.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? target;

/** In ms: how long the content of an anchor is waited for. */
const patience = 5000;

/**
 * Calls `onFilled` once an element has words: at once, or when the code of what stands in it has come, such as that of the registration form. Not if the focus
 * has been moved meanwhile. Returns a function that stops waiting.
 */
export function whenFilled(element: HTMLElement, onFilled: () => void): () => void {
  const isFilled = () => element.textContent.trim() !== '';
  if (isFilled()) {
    onFilled();
    return () => {};
  }
  const before = document.activeElement;
  const observer = new MutationObserver(() => isFilled() && end());
  const timer = setTimeout(end, patience);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  function end() {
    stop();
    if (document.activeElement === before || document.activeElement === document.body) onFilled();
  }
  observer.observe(element, { childList: true, subtree: true });
  return stop;
}

/** Focuses an element, and makes it focusable if necessary. Returns whether it received focus: hidden elements do not. */
export function focusOn(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** The header's height in px in one of its two forms, which is set for the measurement only: nothing is painted in between. */
function heightOf(header: HTMLElement | null, form: 'full' | 'fixed') {
  if (!header) return 0;
  const before = header.dataset['fixed'];
  if (form === 'fixed') header.dataset['fixed'] = 'true';
  else delete header.dataset['fixed'];
  const { height } = header.getBoundingClientRect();
  if (before === undefined) delete header.dataset['fixed'];
  else header.dataset['fixed'] = before;
  return height;
}
