/** The kinds of pictures, and the labels of galleries and of every lightbox. What galleries say is the owner's (site/words/gallery.yaml). */
import { galleryKinds } from '#content/rules/picture.ts';

import { carouselWords } from './carousel.ts';

/** The tabs that filter a gallery: the first shows every picture (REQ R81); a kind of which there is no picture has none. */
export const filtersOf = (items: readonly { readonly kind: (typeof galleryKinds)[number] }[]): readonly string[] => [
  'All',
  ...galleryKinds.filter((kind) => items.some((item) => item.kind === kind)),
];

export const galleryWords = {
  filter: 'Show pictures of',
  none: 'There are no pictures here yet.',
  /** Announced when a tab is selected. */
  results: '{title}: {pictures}',
  carousel: {
    ...carouselWords,
    previous: 'Previous pictures',
    next: 'Next pictures',
    one: 'Picture {first} of {count}',
    several: 'Pictures {first} to {last} of {count}',
  },
  lightbox: {
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    position: '{position} of {count}',
    first: 'This is the first picture.',
    last: 'This is the last picture.',
    /** The client's exact wording (REQ U45). */
    failed: 'Oops... Failed to load content...',
    pan: '{title}, wider than the window',
  },
} as const;

export const pictureCount = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);
