// How many columns a masonry layout has at a viewport width (REQ U46, U47; product decision 30). ui/media/media.css repeats the numbers; a browser test
// compares the two.

/** [minimum viewport width in px, columns]; one column below the first. */
export const masonryViews = {
  wall: [
    [350, 1],
    [750, 2],
    [900, 4],
  ],
  filter: [
    [350, 1],
    [750, 2],
    [900, 3],
  ],
} as const;

export type MasonryView = keyof typeof masonryViews;

/** Number of columns at a viewport width in px. */
export const columnsAt = (view: MasonryView, width: number): number =>
  masonryViews[view].filter(([from]) => width >= from).at(-1)?.[1] ?? 1;
