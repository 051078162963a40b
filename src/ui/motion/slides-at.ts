// How many slides of a carousel stand side by side at a width (REQ U5 to U14; product decision 8). `ui/motion/carousel.css` says the same to the
// first HTML, before any script; a journey holds the two together.
import { useSyncExternalStore } from 'react';

interface View {
  /** Slides where no breakpoint holds: also what the prerendered words say. */
  readonly otherwise: number;
  /** [width in px, slides] from this window width on; the last that holds wins. */
  readonly min?: readonly (readonly [number, number])[];
  /** [width in px, slides] under this window width; the last that holds wins. */
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

/** Slides side by side at a window width in px; never more than there are. */
export function slidesAt(view: CarouselView, width: number, count: number): number {
  const { otherwise, min = [], under = [] }: View = views[view];
  const held = [...min.filter(([from]) => width >= from), ...under.filter(([below]) => width < below)].at(-1);
  return Math.min(held?.[1] ?? otherwise, count);
}

/** The same for this window, now and whenever its width changes. */
export function useSlidesAt(view: CarouselView, count: number): number {
  return useSyncExternalStore(
    watchWidth,
    () => slidesAt(view, window.innerWidth, count),
    () => Math.min(views[view].otherwise, count),
  );
}

function watchWidth(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
