/** Labels of the home page's controls. What it says of the daycare is the owner's (site/words/home.yaml). */
import { carouselWords } from './carousel.ts';

export const bannerWords = {
  name: 'Welcome',
  ...carouselWords,
  previous: 'Previous slide',
  next: 'Next slide',
} as const;

/** Beside a claim that is marked as the sample's. */
export const sampleFigure = '(sample)';

export const ribbonWords = { name: 'Offer', pause: 'Pause', play: 'Play' } as const;

/** What the sample's picture beside a link to the site shows (tasks/pictures.ts). */
export const socialPictureOfSample = 'Wooden dolls make bread by lantern light on a snowy evening';
