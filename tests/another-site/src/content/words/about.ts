import { pictureFiles } from '#content/records/picture-files.ts';
import { provider } from '#content/site/provider.ts';

export const aboutHead = {
  title: 'A house by the river',
  lead: 'Child care for thirty children from 1 to 6 years.',
  text: 'Seven adults work here, and four of them have done so since the first day.',
  picture: pictureFiles.lantern,
  alt: 'A lamp on a windowsill in the evening',
};

export const whoWeAre = {
  title: 'Who is here',
  text: 'Two things to know.',
  picture: pictureFiles.reading,
  alt: 'An open picture book on a bench',
  items: [
    { icon: 'heart', title: 'A small house', text: 'Everybody knows everybody.' },
    { icon: 'shield-check', title: 'Inspected', text: 'The last report hangs in the hall.' },
  ],
};

export const mission = {
  title: 'What we are for',
  quote: 'A child who is known can begin.',
  source: provider.longName,
};

export const coreValues = {
  title: 'Three promises',
  text: 'We made them on the first day.',
  items: [
    {
      value: 'time',
      title: 'Time',
      text: 'There is no bell.',
      shape: 'hill',
      picture: pictureFiles['value-together'],
      alt: 'Beads on a mat',
    },
    {
      value: 'quiet',
      title: 'Quiet',
      text: 'One corner of each room has no toys that make a noise.',
      shape: 'roof',
      picture: pictureFiles['value-quality'],
      alt: 'A shelf, a star in a frame and three books',
    },
    {
      value: 'words',
      title: 'Words',
      text: 'We say what we see.',
      shape: 'arch',
      picture: pictureFiles['value-family'],
      alt: 'A drawing held high, with a family round it',
    },
  ],
};

export const learningGoals = {
  title: 'What stays',
  text: 'Two goals.',
  cards: [
    { icon: 'sparkle', title: 'To ask', text: 'Why is the river brown?' },
    { icon: 'heart', title: 'To help', text: 'Somebody holds the door.' },
  ],
};

export const aboutPrograms = {
  title: 'What a family gets',
  link: 'Both groups',
  cards: [
    { icon: 'house-line', title: 'One door', text: 'The same face each morning.' },
    { icon: 'handshake', title: 'A plain price', text: 'You know it before you decide.' },
  ],
};

export const aboutCall = { text: 'Come and see the house.', link: 'Ask for a place' };
