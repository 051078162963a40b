/** The labels of the three landing pages; their words are the daycare's (site/words/landing.yaml). */
import type { Target } from '#routes.ts';

import { carouselWords } from './carousel.ts';

const join = { title: 'Join us', to: '/contact-us' } as const;
export const getStarted = { title: 'Get Started', to: '/#register' } as const;

/** The buttons of the heroes, besides the one that opens the film. */
export const heroButtons = {
  day: [join],
  room: [join],
  start: [getStarted, join],
} as const satisfies Record<string, readonly { readonly title: string; readonly to: Target }[]>;

/** The words that all three pages share. */
export const landingWords = {
  watch: 'Watch Video',
  more: { title: 'Read More', label: 'Read More about a place for your child', to: '/contact-us' },
  sampleFigures: 'Sample figures, until our own stand here.',
  classes: 'Our Classes',
  sampleClasses: 'Sample classes and ages, until our own stand here.',
  ages: 'Ages',
  news: 'From the Blog',
  allNews: { title: 'All posts', to: '/blog-grid' },
  scenes: 'What you will see',
  up: 'Back to the top',
  slides: {
    name: 'Pictures of our days',
    ...carouselWords,
    previous: 'Previous picture',
    next: 'Next picture',
  },
  classSlides: {
    ...carouselWords,
    previous: 'Previous classes',
    next: 'Next classes',
    one: 'Class {first} of {count}',
    several: 'Classes {first} to {last} of {count}',
  },
  newsSlides: {
    ...carouselWords,
    previous: 'Previous posts',
    next: 'Next posts',
    one: 'Post {first} of {count}',
    several: 'Posts {first} to {last} of {count}',
  },
} as const;
