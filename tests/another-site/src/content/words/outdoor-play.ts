import { pictureFiles } from '#content/records/picture-files.ts';

export const outdoorHead = {
  title: 'Outside',
  text: 'The garden runs down to a fence, and behind the fence is the river.',
  picture: pictureFiles['outdoor-play'],
  alt: 'A slide, sand and a bed of flowers',
};

export const weather = {
  title: 'In most weather',
  text: 'We are out from nine to eleven.',
  picture: pictureFiles['outdoor-winter'],
  alt: 'A sled and a snowman',
  bands: [
    { sign: 'smoke', title: 'Smoke', text: 'We stay in.' },
    { sign: 'fair', title: 'All else', text: 'We go out.' },
    { sign: 'cold', title: 'Below −25 °C', text: 'We stay in.' },
  ],
};

export const bag = {
  title: 'Please bring',
  text: 'Two things.',
  things: [
    { title: 'Boots', text: 'With a name in them.', drawing: '/drawings/boots.svg' },
    { title: 'A hat', text: 'For the sun or the snow.', drawing: '/drawings/hat.svg' },
  ],
};
