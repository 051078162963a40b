// Adds what a browser has and jsdom lacks; no code of the site is replaced here.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long `findBy…` and `waitFor` wait, in ms. The usual second is too short for the code of a form on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout: nothing changes its size, comes into view or moves. What depends on that is asked in a browser (tests/journeys/layout.spec.ts).
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// A few tests of HTML run without a document.
if ('document' in globalThis)
  Object.assign(globalThis, {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    scrollTo() {},
  });
if ('document' in globalThis) Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
