/** Utility classes of each colour family, for the sections of the landing pages. */
import type { categoryFamilies } from '#content/words/news.ts';
import type { Category } from '#content/posts/post.ts';

export type Family = (typeof categoryFamilies)[Category];

/** A thick border above text; in the text colour where the visitor asks for more contrast. */
export const topBorders: Record<Family, string> = {
  rosehip: 'border-t-board border-rosehip-mid more-contrast:border-ink',
  canola: 'border-t-board border-canola-mid more-contrast:border-ink',
  spruce: 'border-t-board border-spruce-mid more-contrast:border-ink',
  chinook: 'border-t-board border-chinook-mid more-contrast:border-ink',
  saskatoon: 'border-t-board border-saskatoon-mid more-contrast:border-ink',
};
