import { restOfName } from './home.sample.ts';
import { pictureFiles } from '#content/records/picture-files.ts';
import { provider } from '#content/site/provider.ts';

export * from './home.sample.ts';

export const banner = {
  slides: [
    {
      id: 'first',
      title: provider.name,
      subtitle: restOfName(provider),
      text: provider.tagline,
      picture: pictureFiles.hero,
      small: pictureFiles['hero-tall'],
      alt: 'An arch in seven colours before a small house',
    },
  ],
  badge: { figure: '30', text: 'children by name' },
  words: {
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
  },
};

export const ribbon = {
  name: 'News',
  text: 'Two places are free in the Saplings from May',
  pause: 'Pause',
  play: 'Play',
};

export const welcome = {
  lines: ['By the river.', 'By name.'],
  text: 'Thirty children and seven adults share one house and one garden.',
  link: { to: '/about', text: 'Who we are' },
  picture: pictureFiles.welcome,
  alt: 'An open door, and small coats on a row of pegs',
  cards: [
    { icon: 'baby', shape: 'arch', color: 'rosehip', title: '1 to 6 years', text: 'Two groups, one house.' },
    { icon: 'tree', shape: 'hill', color: 'chinook', title: 'By the river', text: 'Outside each morning.' },
  ],
};

export const philosophy = {
  title: 'We wait, and we watch.',
  picture: pictureFiles.philosophy,
  alt: 'A lantern on a rug with a globe beside it',
  points: [
    { title: 'Calm', text: 'Nobody is hurried here.' },
    { title: 'Together', text: 'Families eat with us on Thursdays.' },
  ],
};

export const programsWords = {
  title: 'Our two groups',
  lead: 'Children move up when they are ready.',
};
