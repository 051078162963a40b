// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whenNear } from '#ui/when-near.ts';

/** Nobody ever comes near. */
class Far {
  observe() {}
  disconnect() {}
}

/** What React does to draw a lazy part, and again while it waits. */
const draw = (part: object) => {
  const { _init, _payload } = part as { _init: (payload: unknown) => unknown; _payload: unknown };
  try {
    return _init(_payload);
  } catch (waiting) {
    return waiting;
  }
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Far);
  document.body.innerHTML = '<div id="place"><p>Words</p></div>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('a part whose place was made anew is fetched at once: nobody comes near an element that is gone', async () => {
  const load = vi.fn<() => Promise<{ default: () => null }>>(async () => ({ default: () => null }));
  draw(whenNear('place', load));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  document.getElementById('place')!.replaceWith('Words');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('a part that is drawn for the first time when somebody has gone on is fetched at once: the address that they go to waits for it', async () => {
  const load = vi.fn<() => Promise<{ default: () => null }>>(async () => ({ default: () => null }));
  history.pushState(null, '', '/about');
  draw(whenNear('place', load));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
