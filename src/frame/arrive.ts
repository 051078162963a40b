/** Where a navigation ends: at a part of a page, below the sticky header, with the focus on its heading. */
import { isStill } from '#ui/motion/still.ts';

/** An anchor is looked for in up to 40 animation frames (REQ N11). */
const frames = 40;
/** In px, between the sticky header and the part that one came for (REQ N10). */
const gap = 8;
/** The header takes its fixed, lower form once the page is scrolled more than this many px. */
export const fixedAfter = 50;
export const headerId = 'site-header';

/**
 * Calls `arrive` with what `find` finds, now or in one of the next 40 animation frames; after these it gives up.
 * Returns a function that stops looking.
 */
export function whenThere<Found>(
  find: () => Found | null | undefined | false,
  arrive: (found: Found) => void,
  giveUp?: () => void,
): () => void {
  let request = 0;
  function look(frame: number) {
    const found = find();
    if (found) arrive(found);
    else if (frame < frames) request = requestAnimationFrame(() => look(frame + 1));
    else giveUp?.();
  }
  look(0);
  return () => cancelAnimationFrame(request);
}

/** The element that a hash such as `#main-gallery` names. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no valid encoding names nothing.
    return null;
  }
}

/** Scrolls until the target stands 8 px below the header, as high as the header will be there. */
export function scrollBelowHeader(target: Element, behavior: 'smooth' | 'instant') {
  const top = target.getBoundingClientRect().top + window.scrollY - gap;
  const header = document.getElementById(headerId);
  const low = top - heightOf(header, 'fixed');
  const y = low > fixedAfter ? low : top - heightOf(header, 'full');
  window.scrollTo({ top: Math.max(0, y), behavior: isStill() ? 'instant' : behavior });
}

/** What somebody does who goes on from where the page has taken them. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the target and holds it in place while the page above it grows, such as when a form's code arrives late: until somebody acts, or the function that
 * is returned is called. The browser's scroll anchoring does not do it: it moves the page, not the end of a smooth scroll, and Safari has none.
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
    for (const act of acts) window.removeEventListener(act, stop, true);
  }
  for (const act of acts) window.addEventListener(act, stop, { capture: true, passive: true });
  return stop;
}

export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls to so many px, as soon as the page is long enough for it. */
export const restoreScroll = (top: number) =>
  whenThere(
    () => {
      window.scrollTo({ top, behavior: 'instant' });
      return Math.abs(window.scrollY - top) < 2;
    },
    () => undefined,
  );

/** The heading of a part of a page, or the part itself where it has none. */
export const headingOf = (target: HTMLElement): HTMLElement =>
  target.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? target;

/** Focuses what cannot have the focus by itself. Tells whether it took it: a hidden element does not. */
export function focusOn(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** The header's height in one of its two forms. The other form is tried on for the measuring only: nothing is painted in between. */
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
