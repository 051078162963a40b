// Adds what a browser has and jsdom lacks; no code of the site is replaced here.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The files of a worker share its document, which takes longer to set up than a file takes to run; each begins with an empty one, and with modules of its own.
vi.resetModules();
if ('document' in globalThis) {
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
}

// How long `findBy…` and `waitFor` wait, in ms. The usual second is too short for the code of a form on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout: nothing changes its size, comes into view or moves. What depends on that is asked in a browser (tests/journeys/layout.spec.ts).
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Node's own, whatever a test puts in its place: jsdom's frames never come again once one was asked for while a test had its own clock.
const later = setTimeout;
// A few tests of HTML run without a document.
if ('document' in globalThis)
  Object.assign(globalThis, {
    requestAnimationFrame: (draw: FrameRequestCallback) => Number(later(() => draw(performance.now()), 16)),
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    scrollTo() {},
  });
if ('document' in globalThis) Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
