// Settings of lightboxes and picture galleries (REQ U33 to U44), and the pure functions that interpret drags and wheel events.

/** Defaults of an image gallery: pictures loaded on each side, px of a swipe. Its times and the size of its thumbnails are tokens (design/tokens.ts). */
export const galleryDefaults = { preload: 2, swipeThreshold: 50 } as const;

export const lightbox = {
  /** Minimum number of slides in the DOM. */
  slides: 3,
  /** px that a drag must move before it has a direction. */
  direction: 15,
  /** A vertical drag of more than this many px closes the lightbox. */
  close: 100,
  /** Minimum ms between two steps of the wheel. */
  wheel: 1000,
  /** Duration in ms of the bounce at the first and the last picture. */
  bounce: 400,
} as const;

export type Direction = 'none' | 'across' | 'down';

/** Direction of a drag by `x` and `y` px; 'none' below the threshold. */
export function directionOf(x: number, y: number): Direction {
  if (Math.max(Math.abs(x), Math.abs(y)) < lightbox.direction) return 'none';
  return Math.abs(x) >= Math.abs(y) ? 'across' : 'down';
}

/** What happens when a drag by `x` and `y` px is released. */
export function dragOutcome(direction: Direction, x: number, y: number): 'previous' | 'next' | 'close' | 'stay' {
  if (direction === 'down') return Math.abs(y) > lightbox.close ? 'close' : 'stay';
  if (direction === 'none' || Math.abs(x) < galleryDefaults.swipeThreshold) return 'stay';
  return x < 0 ? 'next' : 'previous';
}

/** The step of a wheel event at `now` (ms); 0 while the last step is less than a second old. */
export const wheelStep = (delta: number, now: number, last: number) =>
  delta === 0 || now - last < lightbox.wheel ? 0 : delta > 0 ? 1 : -1;

/** Indices of the slides to render: the current one and its neighbours on both sides, at least three where there are three. */
export function slidesKept(current: number, count: number, preload: number = galleryDefaults.preload): number[] {
  const reach = Math.max(preload, (lightbox.slides - 1) / 2);
  const from = Math.max(0, Math.min(current - reach, count - lightbox.slides));
  const to = Math.min(count, Math.max(current + reach + 1, lightbox.slides));
  return Array.from({ length: to - from }, (_, index) => from + index);
}
