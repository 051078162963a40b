// How many columns a wall of pictures has at a window width (REQ U46, U47; product decision 30). ui/media/masonry.css says the same; a journey holds the
// two together.

/** [width in px, columns] from this window width on; one column below the first. */
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

/** Columns at a window width in px. */
export const columnsAt = (view: MasonryView, width: number): number =>
  masonryViews[view].filter(([from]) => width >= from).at(-1)?.[1] ?? 1;
