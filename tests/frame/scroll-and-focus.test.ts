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

test('an anchor that exists is scrolled to at once, and one that appears later as soon as it appears', () => {
  expect(look(0)).toEqual({ arrived: 1, gaveUp: 0, frames: 0 });
  expect(look(7)).toEqual({ arrived: 1, gaveUp: 0, frames: 7 });
});

test('an anchor that appears in the 40th frame is scrolled to, in the 41st no more', () => {
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
  // The header was measured in its fixed style and then put back as it was.
  expect(header.dataset['fixed']).toBeUndefined();
  return scroll.mock.calls[0]?.[0];
}

test('the page scrolls smoothly until the section is 8 px below the fixed header', () => {
  expect(scrolledBy(1000)).toEqual({ top: 1000 - 66 - 8, behavior: 'smooth' });
});

test('near the top, where the header is not fixed, the offset is its full height', () => {
  expect(scrolledBy(120)).toEqual({ top: 120 - 88 - 8, behavior: 'smooth' });
});

test('with reduced motion the page jumps to an anchor', () => {
  expect(scrolledBy(1000, true)).toMatchObject({ behavior: 'instant' });
});

test('the heading of a part can be focused, although it is no control', () => {
  document.body.innerHTML = '<section id="part"><p>Words</p><h2>Heading</h2></section>';
  const heading = headingOf(anchorTarget('#part')!);
  expect(focusOn(heading)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Heading');
});

test('a hash that names nothing, or cannot be read, finds nothing', () => {
  expect(anchorTarget('#nothing')).toBeNull();
  expect(anchorTarget('#%E0%A4%A')).toBeNull();
});
