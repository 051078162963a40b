/**
 * How many slides of a carousel are side by side (REQ U7 to U14; product decision 8): `at` a media query, of which the last that matches wins, and `otherwise`,
 * which is also what the prerendered HTML says. The only place of these numbers: `use-slides.ts` makes Embla's `breakpoints` of them, and tailwind.config.ts
 * the variable `--shown`, from which carousel.css has the width of a slide.
 */
export const slidesPerView = {
  single: { otherwise: 1, at: {} },
  gallery: {
    otherwise: 3,
    at: { '(min-width: 0px)': 1, '(min-width: 768px)': 2, '(min-width: 1024px)': 3 },
  },
  teachers: {
    otherwise: 4,
    at: { '(min-width: 0px)': 1, '(min-width: 768px)': 2, '(min-width: 1024px)': 3, '(min-width: 1400px)': 4 },
  },
  classes: { otherwise: 3, at: { '(max-width: 990.98px)': 2, '(max-width: 575.98px)': 1 } },
  blog: { otherwise: 3, at: { '(max-width: 990.98px)': 2, '(max-width: 575.98px)': 1 } },
} as const satisfies Record<string, { otherwise: number; at: Readonly<Record<string, number>> }>;

export type CarouselView = keyof typeof slidesPerView;
