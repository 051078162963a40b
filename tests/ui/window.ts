// A window for carousels and other parts that move: jsdom has no layout, no observers and no animations, so a test sets how wide the window is and what the visitor prefers.
import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';

export interface Played {
  keyframes: Keyframe[];
  duration: number;
  state: 'running' | 'paused' | 'cancelled';
}

/** Every animation that was started since `openWindow`. */
export const played: Played[] = [];

/** `width` in px; `wide` is how wide an element is laid out, by default as wide as the window. */
export function openWindow({
  width = 1280,
  reducedMotion = false,
  itemWidth = width,
}: { width?: number; reducedMotion?: boolean; itemWidth?: number } = {}) {
  played.length = 0;
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduced-motion: reduce') && reducedMotion,
    addEventListener() {},
    removeEventListener() {},
  }));
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);

  const slide = (element: HTMLElement) => element.getAttribute('aria-roledescription') === 'slide';
  const size = (element: HTMLElement) => (slide(element) ? width / shown(width) : width);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function offsetWidth(this: HTMLElement) {
    return size(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
    return slide(this) ? [...this.parentElement!.children].indexOf(this) * size(this) : 0;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: itemWidth, height: 40 } as DOMRect);
  Element.prototype.animate = function animate(keyframes, options) {
    const entry: Played = {
      keyframes: keyframes as Keyframe[],
      duration: (options as KeyframeAnimationOptions).duration as number,
      state: 'running',
    };
    played.push(entry);
    return {
      currentTime: 0,
      effect: { getComputedTiming: () => ({ progress: 0 }) },
      play: () => (entry.state = 'running'),
      pause: () => (entry.state = 'paused'),
      cancel: () => (entry.state = 'cancelled'),
    } as unknown as Animation;
  };
}

/** How the gallery is laid out; other views of these tests show one slide, and are laid out in a narrow window. */
const shown = (width: number) => (width >= 1024 ? 3 : width >= 768 ? 2 : 1);

export function resizeWindow(width: number) {
  act(() => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  });
}

export function closeWindow() {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
}
