/** The three galleries: each is a row of axes. The page sees the axes and never a layout's name. */
export const galleryAxes = {
  /** A street of houses on boards, or a wall of pictures with four or three columns (product decision 7). */
  shape: ['street', 'wall', 'filter-wall'],
  /** Whether one chooses a kind of picture. */
  filter: ['none', 'tabs'],
} as const;

export type GalleryLayout = { readonly [Axis in keyof typeof galleryAxes]: (typeof galleryAxes)[Axis][number] };

export const galleryLayouts = {
  street: { shape: 'street', filter: 'none' },
  masonry: { shape: 'wall', filter: 'none' },
  filter: { shape: 'filter-wall', filter: 'tabs' },
} as const satisfies Record<string, GalleryLayout>;
