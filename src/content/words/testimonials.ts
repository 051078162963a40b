/** The words of the sections with what families say. */
import { carouselWords } from './carousel.ts';

export const testimonialsWords = {
  title: 'What families say',
  sample: '(sample words, until our families write their own)',
  carousel: {
    ...carouselWords,
    previous: 'Previous words',
    next: 'Next words',
  },
} as const;
