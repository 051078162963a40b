/** The words of the sections with what families say. */
export const testimonialsWords = {
  title: 'What families say',
  sample: '(sample words, until our families write their own)',
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    slideName: '{first} of {count}',
    previous: 'Previous words',
    next: 'Next words',
    one: '{first} of {count}',
    several: '{first} to {last} of {count}',
    play: 'Play',
    pause: 'Pause',
  },
} as const;
