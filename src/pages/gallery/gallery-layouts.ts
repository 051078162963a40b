/** The three layouts of the gallery, as combinations of axes. The page receives the axes, not the layout's name. */
export const galleryAxes = {
  /** Rows of pictures in the shapes of houses, or a masonry wall of four or three columns (product decision 7). */
  shape: ['street', 'wall', 'filter-wall'],
  /** Whether tabs filter the pictures by kind. */
  filter: ['none', 'tabs'],
} as const;

export type GalleryLayout = { readonly [Axis in keyof typeof galleryAxes]: (typeof galleryAxes)[Axis][number] };

export const galleryLayouts = {
  street: { shape: 'street', filter: 'none' },
  masonry: { shape: 'wall', filter: 'none' },
  filter: { shape: 'filter-wall', filter: 'tabs' },
} as const satisfies Record<string, GalleryLayout>;
