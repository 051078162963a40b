// A part whose code waits: it is fetched when the part is near the screen and somebody is there, or when it is touched or focused. Until then its
// prerendered HTML stands and works, and costs no script.
import { lazy, type ComponentType } from 'react';

/** How far outside the screen a part counts as near. */
const margin = '300px';

/** The address that was opened. */
const opened = globalThis.location?.href;

/**
 * A lazy component for the prerendered part inside the element with this id. Where the element is not in the page yet (a route change), the code is
 * fetched at once. Put it in a Suspense boundary inside that element.
 */
export function whenNear<Props>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id);
    // A part may be drawn for the first time when a link has been followed already, which then waits for it.
    if (element?.firstElementChild && location.href === opened) await near(element);
    return untilThere(load);
  });
}

/** Fetches again, with growing pauses (ms), while the network fails: nothing is torn down, the part's HTML stands and posts by itself. */
async function untilThere<Module>(load: () => Promise<Module>, pause = 1000): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return untilThere(load, Math.min(pause * 2, 30_000));
  }
}

/** The first sign that somebody is at the page: it moves, scrolls, touches, types or tabs. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
let somebody: Promise<void> | undefined;

/** Resolves at that sign, or at once if it came before this script did: the inline script leaves a mark then (app/early.js). */
export const somebodyIsThere = () => (somebody ??= awaitSomebody());

/** A pointer that rests where a page appears is told to it as a move of no length. */
const isAtRest = (event: Event) =>
  event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

function awaitSomebody(): Promise<void> {
  if (performance.getEntriesByName('somebody').length) return Promise.resolve();
  return new Promise((resolve) => {
    const seen = (event: Event) => {
      if (isAtRest(event)) return;
      for (const sign of signs) window.removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, seen, { capture: true, passive: true });
  });
}

function near(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const touches = ['pointerdown', 'focusin', 'keydown'] as const;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        await somebodyIsThere();
        done();
      },
      { rootMargin: margin },
    );
    // React shows no change of the address before every part that stays is alive: a part of the page stays when a link leads within it (or Back does),
    // a part of the frame on any way through the site.
    const staysAlways = !element.closest('main');
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === location.origin && (staysAlways || link.pathname === location.pathname)) done();
    };
    // React makes a sleeping part anew when something above it is drawn again at the wrong moment: nobody comes near an element that is gone.
    const replaced = new MutationObserver(() => !element.isConnected && done());
    function done() {
      observer.disconnect();
      replaced.disconnect();
      for (const touch of touches) element.removeEventListener(touch, done);
      window.removeEventListener('click', follow);
      window.removeEventListener('popstate', done);
      resolve();
    }
    // Not captured: React may draw this part on the click's own way down, to find out who answers it.
    window.addEventListener('click', follow);
    window.addEventListener('popstate', done);
    for (const touch of touches) element.addEventListener(touch, done, { once: true });
    observer.observe(element);
    replaced.observe(document.body, { childList: true, subtree: true });
  });
}
