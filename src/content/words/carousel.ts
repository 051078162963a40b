/** The labels that all carousels share. Each one adds the names of its arrows, and names its position by what it shows. */
export const carouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  slideName: '{first} of {count}',
  one: '{first} of {count}',
  several: '{first} to {last} of {count}',
  play: 'Play',
  pause: 'Pause',
} as const;
