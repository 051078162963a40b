import { readSiteFile } from '#content/reader/site-file.ts';
import { filtersOf } from '#content/words/gallery.ts';
import { pictureOf } from '#content/rules/picture-of.ts';

export const galleryItems = readSiteFile('gallery').map(({ picture, ...item }) => ({
  ...item,
  /** The picture in its largest size; its record lists the smaller widths. */
  large: pictureOf(picture),
  alt: picture.says,
}));

export const galleryFilters = filtersOf(galleryItems);

export type GalleryItem = (typeof galleryItems)[number];
