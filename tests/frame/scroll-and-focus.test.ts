// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

import { anchorTarget, focusOn, headerId, headingOf, scrollBelowHeader, whenFound } from '#frame/scroll-and-focus.ts';

let frames: (() => void)[] = [];
const nextFrame = () => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  frames = [];
  document.body.innerHTML = '';
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (request: number) => frames.splice(request - 1, 1));
});

/** Looks for something that is there after so many frames; tells whether it was found, and whether the search gave up. */
function look(thereAfter: number) {
  const arrive = vi.fn<() => void>();
  const giveUp = vi.fn<() => void>();
  let passed = 0;
  whenFound(() => passed >= thereAfter && 'found', arrive, giveUp);
  while (frames.length) {
    passed += 1;
    nextFrame();
  }
  return { arrived: arrive.mock.calls.length, gaveUp: giveUp.mock.calls.length, frames: passed };
}

test('an anchor that is there is reached at once, and one that comes is reached in its frame (N11)', () => {
  expect(look(0)).toEqual({ arrived: 1, gaveUp: 0, frames: 0 });
  expect(look(7)).toEqual({ arrived: 1, gaveUp: 0, frames: 7 });
});

test('an anchor is looked for in 40 frames: there in the 40th it is reached, in the 41st no more (N11)', () => {
  expect(look(40)).toEqual({ arrived: 1, gaveUp: 0, frames: 40 });
  expect(look(41)).toEqual({ arrived: 0, gaveUp: 1, frames: 40 });
});

test('the search can be stopped', () => {
  const arrive = vi.fn<() => void>();
  const stop = whenFound(() => false, arrive);
  stop();
  expect(frames).toHaveLength(0);
});

/** A header that is 88 px high, 66 px when fixed, and a target so many px down the page. */
function page(top: number) {
  const header = document.createElement('header');
  header.id = headerId;
  header.getBoundingClientRect = () => new DOMRect(0, 0, 0, header.dataset['fixed'] ? 66 : 88);
  const target = document.createElement('section');
  target.getBoundingClientRect = () => new DOMRect(0, top, 0, 100);
  document.body.append(header, target);
  return { header, target };
}

function scrolledBy(top: number, reducedMotion = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { header, target } = page(top);
  scrollBelowHeader(target, 'smooth');
  // Measured as fixed, left as it was.
  expect(header.dataset['fixed']).toBeUndefined();
  return scroll.mock.calls[0]?.[0];
}

test('the page scrolls smoothly until the part stands 8 px below the fixed header (N9, N10)', () => {
  expect(scrolledBy(1000)).toEqual({ top: 1000 - 66 - 8, behavior: 'smooth' });
});

test('near the top, where the header is not fixed, the offset is its full height (N10)', () => {
  expect(scrolledBy(120)).toEqual({ top: 120 - 88 - 8, behavior: 'smooth' });
});

test('with reduced motion the page jumps (N9, A17)', () => {
  expect(scrolledBy(1000, true)).toMatchObject({ behavior: 'instant' });
});

test('the heading of a part can be focused, although it is no control (N9, A10)', () => {
  document.body.innerHTML = '<section id="part"><p>Words</p><h2>Heading</h2></section>';
  const heading = headingOf(anchorTarget('#part')!);
  expect(focusOn(heading)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Heading');
});

test('a hash that names nothing, or cannot be read, finds nothing (N11)', () => {
  expect(anchorTarget('#nothing')).toBeNull();
  expect(anchorTarget('#%E0%A4%A')).toBeNull();
});
