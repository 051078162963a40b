// A part whose code waits: it is fetched when the part comes near the screen, or is touched or focused. Until then its prerendered HTML stands and works.
import { lazy, type ComponentType } from 'react';

/** How far outside the screen a part counts as near. */
const margin = '300px';

/**
 * A lazy component for the prerendered part inside the element with this id. Where the element is not in the page yet (a route change), the code is
 * fetched at once. Put it in a Suspense boundary inside that element.
 */
export function whenNear<Props>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id);
    if (element?.firstElementChild) await near(element);
    return load();
  });
}

function near(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const touches = ['pointerdown', 'focusin', 'keydown'] as const;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done(), { rootMargin: margin });
    // A link to a part of this page (or Back to one) waits until all of the page is alive: React shows no change of the address before that.
    const follow = ({ target }: Event) => target instanceof Element && target.closest('a[href*="#"]') && done();
    function done() {
      observer.disconnect();
      for (const touch of touches) element.removeEventListener(touch, done);
      document.removeEventListener('click', follow, true);
      window.removeEventListener('popstate', done);
      resolve();
    }
    document.addEventListener('click', follow, true);
    window.addEventListener('popstate', done);
    for (const touch of touches) element.addEventListener(touch, done, { once: true });
    observer.observe(element);
  });
}
