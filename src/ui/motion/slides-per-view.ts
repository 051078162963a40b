// How many slides of a carousel are side by side at a viewport width (REQ U5 to U14; product decision 8). `ui/motion/carousel.css` repeats the numbers for
// the prerendered HTML; a test compares the two.
import { useSyncExternalStore } from 'react';

interface View {
  /** Slides where no breakpoint matches; also used while prerendering. */
  readonly otherwise: number;
  /** [minimum viewport width in px, slides]; the last match wins. */
  readonly min?: readonly (readonly [number, number])[];
  /** [exclusive maximum viewport width in px, slides]; the last match wins. */
  readonly under?: readonly (readonly [number, number])[];
}

export const views = {
  single: { otherwise: 1 },
  banner: {
    otherwise: 1,
    under: [
      [1200, 3],
      [991, 2],
      [576, 1],
    ],
  },
  gallery: {
    otherwise: 3,
    min: [
      [0, 1],
      [300, 1],
      [768, 2],
      [1024, 3],
      [1400, 3],
    ],
  },
  teachers: {
    otherwise: 4,
    min: [
      [0, 1],
      [300, 1],
      [768, 2],
      [1024, 3],
      [1400, 4],
    ],
  },
  classes: {
    otherwise: 3,
    under: [
      [991, 2],
      [576, 1],
    ],
  },
  blog: {
    otherwise: 3,
    under: [
      [991, 2],
      [576, 1],
    ],
  },
} as const satisfies Record<string, View>;

export type CarouselView = keyof typeof views;

/** Slides side by side at a viewport width in px; at most `count`. */
export function slidesPerView(view: CarouselView, width: number, count: number): number {
  const { otherwise, min = [], under = [] }: View = views[view];
  const held = [...min.filter(([from]) => width >= from), ...under.filter(([below]) => width < below)].at(-1);
  return Math.min(held?.[1] ?? otherwise, count);
}

/** The same for the current viewport; updates when it is resized. */
export function useSlidesPerView(view: CarouselView, count: number): number {
  return useSyncExternalStore(
    watchWidth,
    () => slidesPerView(view, window.innerWidth, count),
    () => Math.min(views[view].otherwise, count),
  );
}

function watchWidth(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
