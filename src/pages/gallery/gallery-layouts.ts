/** The three layouts of the gallery, as combinations of axes. The page receives the axes, not the layout's name. */
export const galleryAxes = {
  /** Pictures in the shapes of houses, in a street or in rows of three, or a masonry wall of four columns (product decision 7). */
  shape: ['street', 'wall', 'rows'],
  /** Whether tabs filter the pictures by kind. */
  filter: ['none', 'tabs'],
} as const;

export type GalleryLayout = { readonly [Axis in keyof typeof galleryAxes]: (typeof galleryAxes)[Axis][number] };

export const galleryLayouts = {
  street: { shape: 'street', filter: 'none' },
  masonry: { shape: 'wall', filter: 'none' },
  filter: { shape: 'rows', filter: 'tabs' },
} as const satisfies Record<string, GalleryLayout>;
