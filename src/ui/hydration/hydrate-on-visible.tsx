// Hydrates a part of a page later than the page: its code is fetched when the part is near the viewport and somebody has interacted with the page.
// Until then its prerendered HTML stands, whose links, fields and forms work; the inline bootstrap holds presses of its buttons (app/inline-bootstrap.js).
import { lazy, Suspense, useLayoutEffect, type ComponentType } from 'react';

import { loadCode } from './load-code.ts';

/** The address that the document was opened with. */
const opened = globalThis.location?.href;
/** How far outside the viewport a part is near. */
const margin = '300px';

/**
 * A component for the part of a page inside the element with this id, to be called once per id, beside the imports. It brings its own Suspense boundary.
 */
export function hydrateOnVisible<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const element = prerendered(id);
  let hydrate = () => {};
  const wanted = new Promise<void>((resolve) => (hydrate = resolve));
  const Loaded = lazy(async () => {
    if (element?.isConnected) {
      hydrateWhenVisible(element, hydrate);
      await wanted;
    }
    return loadCode(load);
  });

  function Part(props: Props) {
    // React commits a navigation only when every part that stays on the page is hydrated.
    if (element && location.href !== opened) hydrate();
    useLayoutEffect(() => element?.removeAttribute('data-hydrating'), []);
    return <Loaded {...props} />;
  }

  /** React shows it when it has to render the part anew instead of hydrating its HTML. Nothing is left to wait for then. */
  function Fallback() {
    useLayoutEffect(() => hydrate(), []);
    return null;
  }

  return function HydratedOnVisible(props: Props) {
    if (!element?.isConnected) hydrate();
    return (
      <Suspense fallback={<Fallback />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The part's element in the HTML that is still to be hydrated. Marks it, so that the bootstrap holds presses in it after the page around it is hydrated. */
function prerendered(id: string): Element | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  if (!element?.closest('[data-hydrating]')) return undefined;
  element.setAttribute('data-hydrating', '');
  return element;
}

function hydrateWhenVisible(element: Element, hydrate: () => void) {
  // The bootstrap dispatches it while it holds a press.
  element.addEventListener('hydrate', hydrate, { once: true });
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      await firstInteraction();
      hydrate();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}

/** Resolves when somebody interacts with the page, or has done so before the scripts ran. Until then what is in the first viewport costs no script. */
function firstInteraction(): Promise<void> {
  if ('interacted' in document.documentElement.dataset) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin', 'scroll'])
      window.addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });
}
