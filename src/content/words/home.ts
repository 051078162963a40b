/** Labels of the home page's controls. What it says of the daycare is the owner's (site/words/home.yaml). */
export const bannerWords = {
  name: 'Welcome',
  carousel: 'carousel',
  slide: 'slide',
  slideName: '{first} of {count}',
  previous: 'Previous slide',
  next: 'Next slide',
  one: '{first} of {count}',
  several: '{first} to {last} of {count}',
  play: 'Play',
  pause: 'Pause',
} as const;

/** Beside a claim that is marked as the sample's. */
export const sampleFigure = 'Sample figure';

export const ribbonWords = { name: 'Offer', pause: 'Pause', play: 'Play' } as const;
