/** The words of the gallery on the home page, and of every lightbox. Those of the three gallery pages are in gallery-pages.ts. */

/** What a picture may show: the tabs that filter a gallery, after the first, which shows every picture (REQ R80, R81). */
export const galleryKinds = ['Drawing', 'Education', 'Game', 'Lunch'] as const;
export const galleryFilters = ['All', ...galleryKinds] as const;

export const galleryWords = {
  title: 'Our Gallery',
  filter: 'Show pictures of',
  /** The client's wording (REQ K19). */
  text: 'We have three classes of nine to twenty children each, aged twelve months to six years.',
  /** Announced when a tab is selected. */
  results: '{title}: {count} pictures',
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    slideName: '{first} of {count}',
    previous: 'Previous pictures',
    next: 'Next pictures',
    one: 'Picture {first} of {count}',
    several: 'Pictures {first} to {last} of {count}',
    play: 'Play',
    pause: 'Pause',
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
  },
} as const;
