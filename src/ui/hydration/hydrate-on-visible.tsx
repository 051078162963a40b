// Hydrates a part of a page lazily: its code is loaded once the part is near the viewport, after the first interaction with the page.
// Until then links, fields and forms of the prerendered HTML work; the inline bootstrap holds presses of its buttons (app/inline-bootstrap.js).
import { lazy, Suspense, useLayoutEffect, type ComponentType } from 'react';

import { isKept, loadCode } from './load-code.ts';

/** The URL of the document when it was loaded. */
const opened = globalThis.location?.href;
/** How far outside the viewport a part starts to hydrate. */
const margin = '300px';

/**
 * Returns a component for the content of the element with this id, with its own Suspense boundary. Call it once per id, at the top level of a module.
 */
export function hydrateOnVisible<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const element = prerendered(id);
  let hydrate = () => {};
  const wanted = new Promise<void>((resolve) => (hydrate = resolve));
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  const Loaded = lazy(async () => {
    if (element?.isConnected) {
      hydrateWhenVisible(element, hydrate);
      await wanted;
    }
    const code = await loadCode(load);
    if (element?.isConnected && isKept(element)) await left;
    return code;
  });
  const release = () => {
    hydrate();
    leave();
  };

  function Part(props: Props) {
    // React cannot commit a navigation until every Suspense boundary that stays on the page is hydrated.
    if (element && location.href !== opened) release();
    useLayoutEffect(() => {
      for (const name of ['data-hydrating', 'data-kept']) element?.removeAttribute(name);
    }, []);
    return <Loaded {...props} />;
  }

  /** React shows the fallback only when it renders the part on the client instead of hydrating its HTML: then there is no reason to wait. */
  function Fallback() {
    useLayoutEffect(() => release(), []);
    return null;
  }

  return function HydratedOnVisible(props: Props) {
    if (!element?.isConnected) release();
    return (
      <Suspense fallback={<Fallback />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The element, if its HTML is prerendered and not hydrated yet. Marks it, so that the bootstrap still holds presses in it after the page is hydrated. */
function prerendered(id: string): Element | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  if (!element?.closest('[data-hydrating]')) return undefined;
  element.setAttribute('data-hydrating', '');
  return element;
}

function hydrateWhenVisible(element: Element, hydrate: () => void) {
  // The bootstrap dispatches this event while it holds a press.
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

/** Resolves on the first interaction, or at once if it came before this script. Until then parts in the first viewport load no code. */
function firstInteraction(): Promise<void> {
  if ('interacted' in document.documentElement.dataset) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin', 'scroll'])
      window.addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });
}
