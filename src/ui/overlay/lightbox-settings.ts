// How lightboxes and picture galleries behave, as numbers (REQ U33 to U44), and what a drag or a turn of the wheel means by them.

/** An image gallery's own defaults: times in ms, sizes in px. */
export const galleryDefaults = {
  speed: 400,
  preload: 2,
  swipeThreshold: 50,
  thumbnail: { width: 100, height: 80, margin: 5 },
} as const;

/** The speed of the galleries of pages, in ms. */
export const gallerySpeed = 500;

export const lightbox = {
  /** Slides kept in the document. */
  slides: 3,
  /** px before a drag has a direction. */
  direction: 15,
  /** px of a vertical drag that closes; more than this, not exactly this. */
  close: 100,
  /** ms between two turns by the wheel. */
  wheel: 1000,
  /** ms of the bounce at the first and the last picture. */
  bounce: 400,
} as const;

export type Direction = 'none' | 'across' | 'down';

/** Which way a drag of so many px goes, once it goes anywhere. */
export function directionOf(x: number, y: number): Direction {
  if (Math.max(Math.abs(x), Math.abs(y)) < lightbox.direction) return 'none';
  return Math.abs(x) >= Math.abs(y) ? 'across' : 'down';
}

/** What a drag means when it is let go: another picture, the end, or nothing. */
export function meaningOf(direction: Direction, x: number, y: number): 'previous' | 'next' | 'close' | 'stay' {
  if (direction === 'down') return Math.abs(y) > lightbox.close ? 'close' : 'stay';
  if (direction === 'none' || Math.abs(x) < galleryDefaults.swipeThreshold) return 'stay';
  return x < 0 ? 'next' : 'previous';
}

/** The step of a turn of the wheel at a time in ms; 0 while the last step is less than a second ago. */
export const wheelStep = (delta: number, now: number, last: number) =>
  delta === 0 || now - last < lightbox.wheel ? 0 : delta > 0 ? 1 : -1;

/** The slides to keep round the current one: its neighbours on both sides, and never fewer than three while there are three. */
export function slidesKept(current: number, count: number, preload: number = galleryDefaults.preload): number[] {
  const reach = Math.max(preload, (lightbox.slides - 1) / 2);
  const from = Math.max(0, Math.min(current - reach, count - lightbox.slides));
  const to = Math.min(count, Math.max(current + reach + 1, lightbox.slides));
  return Array.from({ length: to - from }, (_, index) => from + index);
}
